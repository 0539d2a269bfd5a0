import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";

/** In place of a page of the desk that a role may not open. Every role may open Today. */
export function RoleProblem() {
  const { t } = useTranslation();
  const today = useLocalTo(href("/admin/today"));
  return (
    <ErrorState picture="failed" title={t("errors.role.title")} text={t("errors.role.text")}>
      <a className={button.primary} href={today}>
        {t("errors.role.back")}
      </a>
    </ErrorState>
  );
}
