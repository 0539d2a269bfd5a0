import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import type { DAY_REFUSED, ROLE_REFUSED } from "~/pages/roles";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";

type RoleProblemProps = { reason: typeof ROLE_REFUSED | typeof DAY_REFUSED };

/** In place of a page of the desk that a role may not open. Every role may open Today. */
export function RoleProblem({ reason }: RoleProblemProps) {
  const { t } = useTranslation();
  const today = useLocalTo(href("/admin/today"));
  return (
    <ErrorState
      picture="failed"
      title={t(`errors.${reason}.title`)}
      text={t(`errors.${reason}.text`)}
    >
      <a className={button.primary} href={today}>
        {t("errors.role.back")}
      </a>
    </ErrorState>
  );
}
