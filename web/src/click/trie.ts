/* Choices as a tree over what to click, in order: the first refs, then the second ones, and so on. */
import type { Choice } from "../wire/types";

export interface Node {
  next: Map<string, Node>;
  ends: Choice[]; // the choices complete here; several when the same clicks mean different things
}

export function node(): Node {
  return { next: new Map(), ends: [] };
}

export function grow(choices: readonly Choice[]): Node {
  const root = node();
  for (const choice of choices) {
    let at = root;
    for (const ref of choice.refs) {
      let child = at.next.get(ref);
      if (!child) at.next.set(ref, (child = node()));
      at = child;
    }
    at.ends.push(choice);
  }
  return root;
}

export function find(root: Node, path: readonly string[]): Node | null {
  let at: Node | undefined = root;
  for (const ref of path) at = at?.next.get(ref);
  return at ?? null;
}

/** The one choice that a click on this ref completes; null when more must be said or several are meant. */
export function completes(at: Node, ref: string): Choice | null {
  const child = at.next.get(ref);
  return child && child.next.size === 0 && child.ends.length === 1 ? child.ends[0]! : null;
}

/** Every choice that still lies ahead through this ref. */
export function ahead(at: Node, ref: string): Choice[] {
  const child = at.next.get(ref);
  if (!child) return [];
  return [...child.ends, ...[...child.next.keys()].flatMap((r) => ahead(child, r))];
}

/** The clicks that every choice begins with and none ends with. */
export function shared(root: Node): string[] {
  const path: string[] = [];
  let at = root;
  while (at.next.size === 1 && at.ends.length === 0) {
    const [ref, child] = [...at.next][0]!;
    if (child.ends.length > 0) break;
    path.push(ref);
    at = child;
  }
  return path;
}
