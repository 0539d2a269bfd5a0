import { href, useLocation, useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Frame } from "~/desk/frame/frame";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import { row } from "~/ui/page/layout.css";

/** For owners, on all pages but its own: how many messages wait for their decision since a restore. */
export function HeldBox() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const count = data?.frame?.held ?? 0;
  if (count === 0 || pathname === href("/admin/held")) return null;
  return (
    <div className={message.problem}>
      <div className={row}>
        <span>{t("delivery.held.box", { count })}</span>
        <Link to={href("/admin/held")}>{t("delivery.held.open")}</Link>
      </div>
    </div>
  );
}
