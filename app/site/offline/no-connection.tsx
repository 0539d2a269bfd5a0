import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { readStorage, writeStorage } from "~/web/browser/storage";

type NoConnectionProps = {
  /** The phone number in E.164; null if the root's data is missing too. */
  phone: string | null;
};

/**
 * Stands in place of a page whose data failed to load. A service worker replaces it by the offline copy.
 */
export function NoConnection({ phone }: NoConnectionProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    reloadOnce(address);
  }, [address]);
  return (
    <ErrorState
      picture="offline"
      title={t("offline.noAnswer.title")}
      text={t("offline.noAnswer.text")}
    >
      {phone && <CallLink className={button.primary} phone={phone} />}
      <a className={button.secondary} href={address}>
        {t("offline.noAnswer.again")}
      </a>
    </ErrorState>
  );
}

/** The session storage key of the address that was reloaded after a network error. */
const KEY = "reloadedFor";

/**
 * Reloads the document, so that the service worker responds with the offline copy. Does nothing if this
 * address has been reloaded already or no worker is active.
 */
function reloadOnce(address: string) {
  if (!navigator.serviceWorker?.controller) return;
  if (readStorage(KEY, "sessionStorage") === address) return;
  writeStorage(KEY, address, "sessionStorage");
  // Without storage the page would reload in an endless loop.
  if (readStorage(KEY, "sessionStorage") === address) location.reload();
}

/** Call after a page has loaded: the next network error may reload again. */
export function resetReload() {
  if (readStorage(KEY, "sessionStorage")) writeStorage(KEY, null, "sessionStorage");
}

/**
 * Returns whether an error means that the network failed. It compares the messages of `fetch` and of
 * reading its body in Chromium, Firefox and Safari: a bug can be a `TypeError` too.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && NETWORK_ERROR.test(error.message);
}

const NETWORK_ERROR =
  /^(?:failed to fetch|network error|networkerror|load failed|error in input stream|error loading dynamically imported module|importing a module script failed|the (?:internet|network) connection)/i;
