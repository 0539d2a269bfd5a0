import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";

/** The fragment of the address that opens the sheet. */
export const MORE_ID = "more";

/**
 * Without scripts `:target` shows the sheet. It does not follow the router's navigations, so with
 * scripts `open` is whether the address has the fragment; undefined before hydration.
 */
export function useMoreSheet() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const open = isHydrated ? hash === `#${MORE_ID}` : undefined;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) sheet.current?.focus();
  }, [open]);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      // Not `open`: the key can come before React shows what the address has.
      if (key !== "Escape" || window.location.hash !== `#${MORE_ID}`) return;
      document.querySelector<HTMLElement>(`a[href$="#${MORE_ID}"]`)?.focus();
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [navigate, pathname, search]);
  return { sheet, open };
}
