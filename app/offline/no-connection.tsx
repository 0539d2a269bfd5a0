import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "react-i18next";
import { CallLink } from "~/company/call-link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { reloadOnce } from "./reload-once";

type NoConnectionProps = {
  /** E.164; null if the root's data is missing too. */
  phone: string | null;
};

/** For a page whose data failed to load; a service worker replaces it by the offline copy. */
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
