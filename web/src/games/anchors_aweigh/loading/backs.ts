// The 13 cards face down: only how many of each type there are is known, so they lie sorted.

/** The type of each back, from the counts by type; before they are known all are of none. */
export const back_types = (left: readonly number[]): number[] => left.flatMap((count, type) => Array.from({ length: count }, () => type));
