import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { hasUnsaved, markSent, settleSent } from "./ask-if-unsaved";

/**
 * Asks before a link, a reload or another form of the page discards unsaved values. Browsers ask in
 * their own words, except within the desk. `isSaved`: the page says that what was sent to it is saved.
 */
export function useAskIfUnsaved(isSaved: boolean) {
  const { t } = useTranslation();
  useEffect(() => settleSent(isSaved), [isSaved]);
  const submitted = useRef<EventTarget | null>(null);
  useEffect(() => {
    const submit = ({ target }: Event) => {
      submitted.current = target;
      markSent(target);
    };
    const stay = () => (submitted.current = null);
    const leave = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(submitted.current)) event.preventDefault();
    };
    const cleanups = [
      listen("submit", submit),
      listen("input", stay),
      listen("beforeunload", leave),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(null),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // As browsers ask before other pages are opened.
    if (window.confirm(t("desk.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
