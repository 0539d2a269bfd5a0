import { href, redirect } from "react-router";
import type { Route } from "./+types/language";
import { languageCookie } from "~/web/i18n/detect.server";
import { languageForm } from "~/web/i18n/language-form";
import { readFormOrThrow } from "~/web/http/body.server";
import { localPath } from "~/web/http/local-path";

/** Redirects home: the language switch posts here, and nothing links here. */
export function loader() {
  return redirect(href("/"));
}

export async function action({ request }: Route.ActionArgs) {
  const { lng, to } = languageForm.parse(Object.fromEntries(await readFormOrThrow(request)));
  return redirect(localPath(to, request.url), {
    status: 303,
    headers: { "Set-Cookie": languageCookie(lng, request) },
  });
}
