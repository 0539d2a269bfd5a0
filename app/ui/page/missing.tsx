import { isRouteErrorResponse } from "react-router";
import { ErrorState } from "./error-state";

type MissingProps = { error: unknown; title: string; text: string; children: React.ReactNode };

/** For a route whose thing is not there. Any other fault is the whole site's, and goes on to it. */
export function Missing({ error, ...page }: MissingProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <ErrorState picture="not-found" {...page} />;
}
