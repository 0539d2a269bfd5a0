import { Link as RouterLink, useLocation, type LinkProps, type To } from "react-router";
import { useIsOutdated } from "~/web/browser/version";
import { inLanguage, languageIn } from "./address";

/**
 * A link within the site. It inherits `lng` from the page's address, so that a client without cookies,
 * such as a crawler, stays on Georgian pages. It loads the whole page once the server runs another version.
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
 * Adds the language of the page's address to other addresses, such as a form's action, like `Link` does.
 */
export function useLocalTo(to: string): string;
export function useLocalTo(to: To): To;
export function useLocalTo(to: To): To {
  const { search } = useLocation();
  return inLanguage(to, languageIn(search));
}
