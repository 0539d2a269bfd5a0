import { data, Outlet } from "react-router";
import { isRefusedLanguage } from "~/web/i18n/middleware.server";
import type { Route } from "./+types/language";

/** Answers 404 to a prefix that is no language on offer: the router takes any for one. */
export function loader({ context }: Route.LoaderArgs) {
  if (isRefusedLanguage(context)) throw data(null, 404);
  return null;
}

/** Stands around all public pages. */
export default function PublicPage() {
  return <Outlet />;
}
