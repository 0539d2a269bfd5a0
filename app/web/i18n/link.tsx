import { Link as RouterLink, useLocation, type LinkProps, type To } from "react-router";
import { useIsOutdated } from "~/web/browser/version";
import { isSecretPath } from "~/web/pages/secret-address";
import { inLanguage, languageIn, withLanguage } from "./address";
import { useLanguage } from "./use-translation";

/**
 * A link within the site. `to` is the address of a page in English: the link leads to the page in the language of
 * this one. It loads the whole page once the server runs another version.
 */
export function Link({ to, ...props }: LinkProps) {
  // Route discovery is off because browsers know all routes already.
  return (
    <RouterLink discover="none" reloadDocument={useIsOutdated()} {...props} to={useLocalTo(to)} />
  );
}

/** A link that only changes what the page shows, and so does not scroll it. */
export function LinkInPlace(props: LinkProps) {
  return <Link preventScrollReset {...props} />;
}

/**
 * Returns the address of a page in the language of this one, like `Link` does. The pages of a booking have no
 * prefix: from one of them to another `lng` is carried along.
 */
export function useLocalTo(to: string): string;
export function useLocalTo(to: To): To;
export function useLocalTo(to: To): To {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const chosen = languageIn(search);
  if (chosen && isSecretPath(pathname) && isSecretPath(pathOf(to))) return withLanguage(to, chosen);
  return inLanguage(to, language);
}

function pathOf(to: To): string {
  return (typeof to === "string" ? to : (to.pathname ?? "")).replace(/[?#].*/s, "");
}
