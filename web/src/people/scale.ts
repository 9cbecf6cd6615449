/* Numbers along a line: where each stands between a least and a most. */
export interface Scale {
  least: number;
  most: number;
}

/** From the smallest to the largest, never too fine: a small difference shall look small. */
export function scale_of(values: readonly number[], finest: number): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const more = Math.max(0, finest - (most - least)) / 2;
  return { least: least - more, most: most + more };
}

/** Between 0 and 1. */
export const at = (scale: Scale, value: number): number => (value - scale.least) / (scale.most - scale.least || 1);

export interface Box {
  width: number;
  height: number;
  pad: number;
}

/** A line through values from left to right, and the band of what they may be off by on either side. */
export function drawn(box: Box, scale: Scale, values: readonly number[], give: readonly number[]): { line: string; band: string } {
  const x = (n: number): number => box.pad + ((box.width - 2 * box.pad) * n) / Math.max(1, values.length - 1);
  const y = (value: number): number => box.pad + (box.height - 2 * box.pad) * (1 - Math.min(1, Math.max(0, at(scale, value))));
  const point = (n: number, value: number): string => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`;
  const edge = (side: number): string[] => values.map((value, n) => point(n, value + side * (give[n] ?? 0)));
  return {
    line: values.map((value, n) => `${n ? "L" : "M"}${point(n, value)}`).join(""),
    band: `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`,
  };
}
