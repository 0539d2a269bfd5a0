import { isRouteErrorResponse } from "react-router";
import { ErrorState } from "./error-state";

type NotFoundStateProps = {
  error: unknown;
  title: string;
  text: string;
  children: React.ReactNode;
};

/** Renders a 404 in a route's error boundary, and rethrows other errors to the root's boundary. */
export function NotFoundState({ error, ...page }: NotFoundStateProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <ErrorState picture="not-found" {...page} />;
}
