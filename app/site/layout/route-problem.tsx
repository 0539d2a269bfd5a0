import { isRouteErrorResponse, useLocation, href } from "react-router";
import { CarProblem } from "~/site/cars/car-problem";
import { isNetworkError, NoConnection } from "~/site/offline/no-connection";
import type { PagePattern } from "~/web/pages/page-table";
import { splitLanguage } from "~/web/i18n/prefix";
import { matchPattern } from "~/web/pages/match";
import { DAY_REFUSED, ROLE_REFUSED } from "~/web/pages/roles";
import { refusedIn, type Refusal, publicOriginIn } from "~/web/http/refused";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { useLocalTo } from "~/web/i18n/link";
import { CallLink } from "~/catalog/company/call-link";

const CAR_PATTERN = "/cars/:id" satisfies PagePattern;

type RouteProblemProps = {
  error: unknown;
  /** The phone number in E.164; null if the root's data is missing too. */
  phone: string | null;
};

/** Stands in place of a page that failed to load or render. */
export function RouteProblem({ error, phone }: RouteProblemProps) {
  const { pathname } = useLocation();
  if (isNetworkError(error)) return <NoConnection phone={phone} />;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const refused = refusedIn(data);
  if (refused) return <RefusedPage refused={refused} phone={phone} />;
  const kind = kindOf(error);
  // A response without data fails the root too, so this may be its boundary, the outermost one.
  const isLoad = kind === "failed" || kind === "unavailable";
  if (isLoad && matchPattern(CAR_PATTERN, splitLanguage(pathname).path))
    return <CarProblem error={error} />;
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

/** Stands in place of a page whose form was sent at another address than `PUBLIC_URL`. */
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

/** Stands in place of a page of the desk that a role may not open. Every role may open Today. */
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

type ErrorKind = "notFound" | "failed" | "unavailable" | "refused" | "tooLarge" | "bad";

/** The phone number in E.164; null if the root's data is missing too. */
type Phone = string | null;

function ErrorPage({ kind, phone }: { kind: ErrorKind; phone: Phone }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      picture={pictureOf(kind)}
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
    >
      <WaysOn phone={phone} />
    </ErrorState>
  );
}

/** Says when to try again. It has no copy of a sent form: the browser still has what was typed. */
function RefusedPage({ refused, phone }: { refused: Refusal; phone: Phone }) {
  const { t } = useTranslation();
  const { minutes: count, isForm } = refused;
  return (
    <ErrorState
      picture="failed"
      title={t("errors.tooMany.title")}
      text={isForm ? t("errors.tooMany.form", { count }) : t("errors.tooMany.text", { count })}
    >
      <WaysOn phone={phone} />
    </ErrorState>
  );
}

function WaysOn({ phone }: { phone: Phone }) {
  const { t } = useTranslation();
  const home = useLocalTo(href("/"));
  return (
    <>
      <a className={button.primary} href={home}>
        {t("errors.back")}
      </a>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </>
  );
}

function pictureOf(kind: ErrorKind) {
  if (kind === "notFound") return "not-found";
  return kind === "unavailable" ? kind : "failed";
}
