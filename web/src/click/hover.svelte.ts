/* Which piece is being explained right now, and where it is. */
export class Hover {
  ref: string | null = $state(null);
  element: HTMLElement | null = $state.raw(null);
  pinned = $state(false); // by touch or keyboard: stays until dismissed

  show(ref: string, element: HTMLElement, pinned = false): void {
    this.ref = ref;
    this.element = element;
    this.pinned = pinned;
  }

  hide(ref?: string): void {
    if (ref !== undefined && this.ref !== ref) return;
    this.ref = null;
    this.element = null;
    this.pinned = false;
  }
}

/** One popover for the whole page. */
export const hover = new Hover();
