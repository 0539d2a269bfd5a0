import { data } from "react-router";
import type { Route } from "./+types/admin-fleet-new";
import { siteContext } from "~/server/site-context.server";
import { readFleetForm, refuseTooLarge } from "~/desk/fleet/fleet-request.server";
import { loadModelPage, answerNewModelForm } from "~/desk/fleet/model/model.server";
import { NewModelPage } from "~/desk/fleet/model/new-model-page";
import { requireStaff } from "~/desk/access.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const page = await or503(loadModelPage(sql, null, new Date()));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, secret } = context.get(siteContext);
  const sent = await or503(readFleetForm(context, request));
  if (!sent) return refuseTooLarge();
  return or503(answerNewModelForm({ sql, secret }, sent));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function NewModel({ loaderData, actionData }: Route.ComponentProps) {
  return <NewModelPage page={loaderData.page} answer={actionData} />;
}
