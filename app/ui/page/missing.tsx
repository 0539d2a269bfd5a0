import { isRouteErrorResponse } from "react-router";
import { Trouble } from "./trouble";

type MissingProps = { error: unknown; title: string; text: string; children: React.ReactNode };

/** For a route whose thing is not there. Any other fault is the whole site's, and goes on to it. */
export function Missing({ error, ...page }: MissingProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <Trouble picture="not-found" {...page} />;
}
