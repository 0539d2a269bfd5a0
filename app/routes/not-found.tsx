import { data } from "react-router";
import type { Route } from "./+types/not-found";

/** Any other path; the root's error boundary renders the page. */
export function loader(): never {
  throw data(null, 404);
}

export function action({ request }: Route.ActionArgs): never {
  throw data(null, request.method === "POST" ? 404 : 405);
}

export default function NotFound() {
  return null;
}
