import type { Page } from "@playwright/test";

/**
 * Lists texts that overflow the window or their box; the page if it is too wide; and, with `wholeWords`,
 * words broken without a hyphen, except addresses, numbers and words of over 40 letters, and lines that
 * begin with what separates them from the words before.
 */
export function whatDoesNotFit(page: Page, wholeWords = false): Promise<string[]> {
  return page.evaluate((breaks) => {
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    const faults = wide ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    // The element is visually hidden, for screen readers.
    const isClipped = (element: Element | null): boolean => {
      if (!element) return false;
      const { clip, clipPath } = getComputedStyle(element);
      return clipPath !== "none" || clip !== "auto" || isClipped(element.parentElement);
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === "inline" && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const contentOf = (block: Element) => {
      const edge = block.getBoundingClientRect();
      const { paddingTop, paddingLeft } = getComputedStyle(block);
      return { top: edge.top + parseFloat(paddingTop), left: edge.left + parseFloat(paddingLeft) };
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !node.textContent?.trim() || !box.checkVisibility()) continue;
      if (box.closest("[aria-hidden=true], select, script")) continue;
      if (box.closest("[data-scrolls]")) continue;
      if (isClipped(box)) continue;
      const { overflowX } = getComputedStyle(box);
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const cut = overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
      const out = left < -0.5 || right > window.innerWidth + 0.5;
      if (cut || out) faults.push(node.textContent.trim());
      const block = breaks && blockOf(box);
      for (const { index } of block ? node.textContent.matchAll(/[·,](?=\s|$)/g) : []) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const mark = range.getBoundingClientRect();
        const content = contentOf(block as Element);
        if (mark.left < content.left + 1 && mark.top > content.top + mark.height / 2)
          faults.push(`a line begins with ${node.textContent.slice(index).trim()}`);
      }
      range.selectNodeContents(node);
      // A text on one line has no broken word.
      if (!breaks || range.getClientRects().length < 2) continue;
      for (const { 0: token, index: start } of node.textContent.matchAll(/\S+/g)) {
        // The largest names that forms accept have to break.
        if (/[\d@/]/.test(token) || token.length > 40) continue;
        for (const { 0: word, index: within } of token.matchAll(/\p{L}{2,}/gu)) {
          const [first, last] = [0, word.length - 1].map((letter) => {
            range.setStart(node, start + within + letter);
            range.setEnd(node, start + within + letter + 1);
            // A hyphen at the end of a line belongs to the box of the next letter.
            return [...range.getClientRects()].at(-1);
          });
          if (first && last && last.top > first.bottom - 2) faults.push(`${word} is broken`);
        }
      }
    }
    return faults;
  }, wholeWords);
}

/** Returns the cumulative layout shift of the page. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        const frames = (callback: () => void) =>
          requestAnimationFrame(() => requestAnimationFrame(callback));
        frames(() => {
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
      }),
  );
}
