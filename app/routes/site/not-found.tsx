import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { refusedContext } from "~/server/page-limit.server";

/** Throws the error of any other path, or of refused requests. The root's error boundary renders both. */
export function loader({ context }: Route.LoaderArgs): never {
  const refused = context.get(refusedContext);
  throw refused ? data(refused, 429) : data(null, 404);
}

export function action({ request }: Route.ActionArgs): never {
  throw data(null, request.method === "POST" ? 404 : 405);
}

export default function NotFound() {
  return null;
}
