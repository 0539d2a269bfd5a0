import { href, redirect } from "react-router";
import type { Route } from "./+types/language";
import { languageCookie } from "~/i18n/detect.server";
import { languageForm } from "~/i18n/language-form";
import { readFormOrThrow } from "~/web/http/body.server";
import { localPath } from "~/web/http/local-path";

/** Where the switch sends nobody by a link: the choice itself is a post. */
export function loader() {
  return redirect(href("/"));
}

export async function action({ request }: Route.ActionArgs) {
  const { lng, to } = languageForm.parse(Object.fromEntries(await readFormOrThrow(request)));
  return redirect(localPath(to, request.url), {
    status: 303,
    headers: { "Set-Cookie": languageCookie(lng) },
  });
}
