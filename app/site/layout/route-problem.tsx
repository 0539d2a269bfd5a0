import { isRouteErrorResponse, useLocation, href } from "react-router";
import { CarProblem } from "~/site/cars/car-problem";
import { isNetworkError, NoConnection } from "~/site/offline/no-connection";
import type { PagePattern } from "~/web/pages/page-table";
import { matchPattern } from "~/web/pages/match";
import { DAY_REFUSED, ROLE_REFUSED } from "~/web/pages/roles";
import { refusedIn } from "~/web/http/refused";
import { publicOriginIn } from "~/web/http/wrong-address";
import { ErrorPage, RefusedPage, type ErrorKind } from "./error-page";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { useLocalTo } from "~/web/i18n/link";

const CAR_PATTERN = "/cars/:id" satisfies PagePattern;

type RouteProblemProps = {
  error: unknown;
  /** E.164; null if the root's data is missing too. */
  phone: string | null;
};

/** In place of a page that failed to load or render. */
export function RouteProblem({ error, phone }: RouteProblemProps) {
  const { pathname } = useLocation();
  if (isNetworkError(error)) return <NoConnection phone={phone} />;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const refused = refusedIn(data);
  if (refused) return <RefusedPage refused={refused} phone={phone} />;
  const kind = kindOf(error);
  // A response without data fails the root too, whose boundary is the outermost.
  const isLoad = kind === "failed" || kind === "unavailable";
  if (isLoad && matchPattern(CAR_PATTERN, pathname)) return <CarProblem error={error} />;
  if (data === ROLE_REFUSED || data === DAY_REFUSED) return <RoleProblem reason={data} />;
  const publicOrigin = publicOriginIn(data);
  if (publicOrigin) return <AddressProblem publicOrigin={publicOrigin} />;
  return <ErrorPage kind={kind} phone={phone} />;
}

function kindOf(error: unknown): ErrorKind {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return KINDS[status] ?? "failed";
}

const KINDS: Readonly<Record<number, ErrorKind>> = {
  400: "bad",
  405: "bad",
  403: "refused",
  404: "notFound",
  413: "tooLarge",
  415: "bad",
  503: "unavailable",
};

/** In place of a page whose form was sent at another address than `PUBLIC_URL`. */
function AddressProblem({ publicOrigin }: { publicOrigin: string }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      picture="failed"
      title={t("errors.address.title")}
      text={t("errors.address.text", { address: publicOrigin })}
    >
      <a className={button.primary} href={publicOrigin}>
        {t("errors.address.open")}
      </a>
    </ErrorState>
  );
}

type RoleProblemProps = { reason: typeof ROLE_REFUSED | typeof DAY_REFUSED };

/** In place of a page of the desk that a role may not open. Every role may open Today. */
function RoleProblem({ reason }: RoleProblemProps) {
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
