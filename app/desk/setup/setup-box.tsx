import { href, useLocation, useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Frame } from "~/desk/frame/frame";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import * as styles from "./setup.css";

const FIRST_PAGES = new Set([href("/admin"), href("/admin/today")]);

/** On the desk's first pages: how much of the set-up is done, until all is. */
export function SetupBox() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  const setup = data?.frame?.setup;
  if (!setup || setup.done === setup.total || !FIRST_PAGES.has(pathname)) return null;
  return (
    <div className={`${message.notice} ${styles.box}`}>
      <span>{t("setup.progress", setup)}</span>
      <Link to={href("/admin/setup")}>{t("setup.openList")}</Link>
    </div>
  );
}
