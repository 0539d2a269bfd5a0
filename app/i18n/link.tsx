import { Link as RouterLink, useLocation, type LinkProps, type To } from "react-router";
import { inLanguage, languageIn } from "./address";

/**
 * A link within the site. Where the page's address names its language, so does the link's: who
 * came to a Georgian page without cookies, such as a crawler, stays on Georgian pages.
 */
export function Link({ to, ...props }: LinkProps) {
  return <RouterLink {...props} to={useLocalTo(to)} />;
}

/** An address of the site, for forms and others that are no links, in the language of the page's. */
export function useLocalTo(to: string): string;
export function useLocalTo(to: To): To;
export function useLocalTo(to: To): To {
  const { search } = useLocation();
  return inLanguage(to, languageIn(search));
}
