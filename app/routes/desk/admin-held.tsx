import { data } from "react-router";
import type { Route } from "./+types/admin-held";
import { siteContext } from "~/server/site-context.server";
import { answerHeldForm, loadHeld } from "~/desk/held/held.server";
import { HeldPage } from "~/desk/held/held-page";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, cookie } = await or503(loadHeld(context.get(siteContext), { request, context }));
  return data(page, { headers: { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormOrThrow(request);
  const record = context.get(recordSecurityContext);
  const sent = { request, context, form, record };
  return or503(answerHeldForm(context.get(siteContext), sent));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Held({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldPage page={loaderData} problem={actionData} />;
}
