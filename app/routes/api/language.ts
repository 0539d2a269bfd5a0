import { href, redirect } from "react-router";
import type { Route } from "./+types/language";
import { languageCookie } from "~/i18n/detect.server";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { readFormOrThrow } from "~/web/http/body.server";
import { localPath } from "~/web/http/local-path";

/** The language switch posts here; nothing links here. */
export function loader() {
  return redirect(href("/"));
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readFormOrThrow(request);
  const requested = form.get("lng");
  return redirect(localPath(form.get("to"), request.url), {
    status: 303,
    headers: {
      "Set-Cookie": languageCookie(isLanguage(requested) ? requested : FALLBACK_LANGUAGE),
    },
  });
}
