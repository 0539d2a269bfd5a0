import type { ComponentProps } from "react";
import { createPath, Link as RouterLink, useLocation, type LinkProps, type To } from "react-router";
import { inLanguage, languageIn } from "./address";

/**
 * A link within the site. It inherits `lng` from the page's address, so that a client without cookies,
 * such as a crawler, stays on Georgian pages. `useSiteLinks` navigates for it: the router's own link
 * takes several times as long to render.
 */
export function Link({ to, children, ...props }: ComponentProps<"a"> & { to: To }) {
  const address = useLocalTo(to);
  const path = typeof address === "string" ? address : createPath({ pathname: "", ...address });
  return (
    <a {...props} data-link="" href={path}>
      {children}
    </a>
  );
}

/** A link that only changes what the page shows: the page is not scrolled. */
export function LinkInPlace({ to, ...props }: LinkProps) {
  // Browsers know all routes: nothing is to be discovered.
  return <RouterLink discover="none" preventScrollReset {...props} to={useLocalTo(to)} />;
}

/** As `Link`, for other addresses such as a form's action. */
export function useLocalTo(to: string): string;
export function useLocalTo(to: To): To;
export function useLocalTo(to: To): To {
  const { search } = useLocation();
  return inLanguage(to, languageIn(search));
}
