import { data } from "react-router";
import type { Route } from "./+types/admin-import";
import { siteContext } from "~/site-context.server";
import { requireStaff } from "~/desk/require-staff.server";
import { answerImportForm } from "~/desk/transfer/import-action.server";
import { ImportPage } from "~/desk/transfer/import-page";
import { IMPORTED } from "~/desk/transfer/transfer-intents";
import { bodyTimeContext } from "~/web/http/limits/body-time.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const isImported = new URL(request.url).searchParams.has(IMPORTED);
  return data({ isImported }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  context.get(bodyTimeContext).allowSlow();
  return or503(answerImportForm(sql, { request, staff, now: new Date() }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage isImported={loaderData.isImported} answer={actionData} />;
}
