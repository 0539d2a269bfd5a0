import { href, useLocation, useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Frame } from "~/desk/frame/frame";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";

/** Asks to change a weak or generated password, or to set up a demanded second factor. */
export function PasswordNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const state = data?.frame?.needsFactor ? "factor" : data?.frame?.passwordState;
  if (!state || state === "good") return null;
  const account = href("/admin/account");
  return (
    <div className={message.notice}>
      <p>{t(`account.notice.${state}`)}</p>
      {pathname !== account && (
        <p>
          <Link to={account}>{t("account.notice.open")}</Link>
        </p>
      )}
    </div>
  );
}
