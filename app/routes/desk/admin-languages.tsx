import { data } from "react-router";
import type { Route } from "./+types/admin-languages";
import { siteContext } from "~/server/site-context.server";
import { requireStaff } from "~/desk/access.server";
import { answerLanguagesForm, loadLanguages } from "~/desk/settings/languages.server";
import { LanguagesPage } from "~/desk/settings/languages-page";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const { sql, presentation } = context.get(siteContext);
  const { languages } = presentation.current();
  const page = await or503(loadLanguages(sql, request, languages));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  return or503(answerLanguagesForm(sql, { request, form, staff, record }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Languages({ loaderData, actionData }: Route.ComponentProps) {
  return <LanguagesPage page={loaderData.page} chosen={actionData?.chosen} />;
}
