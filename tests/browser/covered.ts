import type { Page } from "@playwright/test";

/**
 * Describes elements covered by fixed bars, prompts and toasts: text and controls at the end of the page,
 * and each focused control.
 */
export function whatIsCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      ":is(main, footer) :is(a[href], button, input, select, textarea, summary):not([tabindex='-1'])";
    const root = document.documentElement;
    root.style.scrollBehavior = "auto";
    // This finishes delayed animations.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const fixed = [...document.body.querySelectorAll("*")].filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      const stays = position === "fixed" || (position === "sticky" && bottom !== "auto");
      return stays && isVisible(element) && element.textContent !== "";
    });
    const header = document.querySelector("header");
    const covers = (layer: Element, element: Element) => {
      if (layer.contains(element) || element.contains(layer)) return false;
      const over = layer.getBoundingClientRect();
      return [...element.getClientRects()].some(
        (box) =>
          box.width > 1 &&
          Math.min(endOf(element, box), over.bottom) - Math.max(box.top, over.top) > 2 &&
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1,
      );
    };
    // Browsers scroll to the text cursor of a text area, here in its first line.
    const endOf = (element: Element, box: DOMRect) =>
      element.tagName === "TEXTAREA" ? box.top + 44 : box.bottom;
    const describe = (element: Element, layer: Element) =>
      `${element.tagName} «${element.textContent.trim().slice(0, 30) || element.id}» under ${layer.tagName} «${layer.textContent.trim().slice(0, 30)}»`;
    const find = (elements: Element[], layers: Element[]) =>
      elements.flatMap((element) =>
        layers.filter((layer) => covers(layer, element)).map((layer) => describe(element, layer)),
      );

    scrollTo(0, root.scrollHeight);
    const texts = [...document.querySelectorAll("main *, footer *")].filter(
      (element) =>
        isVisible(element) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
        ),
    );
    const atTheEnd = find(texts, fixed);
    const inFocus = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter(isVisible)
      .flatMap((control) => {
        control.focus();
        if (document.activeElement !== control) return [];
        return find([control], header ? [...fixed, header] : fixed);
      });
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return [...new Set([...atTheEnd, ...inFocus])];
  });
}
