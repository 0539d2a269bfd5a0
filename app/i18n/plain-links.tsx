import { createContext, useContext, type ComponentProps, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { inLanguage, languageIn } from "./address";
import type { Language } from "./languages";

const LanguageContext = createContext<Language | null>(null);

/**
 * An element with thousands of links, of which `Link` would take most of the rendering: one handler
 * navigates for all its `PlainLink`s.
 */
export function PlainLinks(props: ComponentProps<"div">) {
  const navigate = useNavigate();
  const lang = languageIn(useLocation().search);

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href");
    if (!address || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    <LanguageContext value={lang}>
      <div {...props} role="presentation" onClick={follow} />
    </LanguageContext>
  );
}

/** As `Link`, within `PlainLinks`. */
export function PlainLink({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  return (
    <a {...props} href={inLanguage(to, useContext(LanguageContext))}>
      {children}
    </a>
  );
}

/** In a tab or window of its own, or as a download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
