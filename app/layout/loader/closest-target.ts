/** The innermost element around an event's target that matches, or null. */
export function closestTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
