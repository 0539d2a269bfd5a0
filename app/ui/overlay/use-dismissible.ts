import { useEffect, useRef } from "react";

/** Closes a menu that its summary opens, on Escape and on a press or focus outside it. */
export function useDismissible() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) closeMenu(menu.current);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      closeMenu(menu.current);
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => controller.abort();
  }, []);
  return menu;
}

export function closeMenu(menu: HTMLDetailsElement | null) {
  menu?.removeAttribute("open");
}
