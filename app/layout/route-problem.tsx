import { isRouteErrorResponse, useLocation } from "react-router";
import { CarProblem } from "~/fleet/car-page/car-problem";
import { isNetworkError, NoConnection } from "~/offline/no-connection";
import type { PagePattern } from "~/page-table";
import { matchPattern } from "~/pages/match";
import { DAY_REFUSED, ROLE_REFUSED } from "~/pages/roles";
import { refusedIn } from "~/web/http/refused";
import { publicOriginIn } from "~/web/http/wrong-address";
import { AddressProblem } from "./address-problem";
import { RoleProblem } from "./role-problem";
import { ErrorPage, RefusedPage, type ErrorKind } from "./error-page";

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
