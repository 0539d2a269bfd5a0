import { href, isRouteErrorResponse } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";

/**
 * The page of a car that is missing or could not be loaded (specification 8). A refused request, such as a
 * 405, is no failed load: the root's boundary names its reason.
 */
export function CarProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const picture = pictureOf(status);
  if (!picture) throw error;
  return (
    <ErrorState
      picture={picture}
      title={t("carDetail.errorTitle")}
      text={t("carDetail.errorMessage")}
    >
      <Link className={button.primary} to={href("/")}>
        {t("errors.back")}
      </Link>
      <Link className={button.secondary} to={href("/:lng?/all-cars")}>
        {t("fleet.viewAll")}
      </Link>
    </ErrorState>
  );
}

function pictureOf(status: number) {
  if (status === 404) return "not-found";
  if (status === 503) return "unavailable";
  return status >= 500 ? "failed" : null;
}
