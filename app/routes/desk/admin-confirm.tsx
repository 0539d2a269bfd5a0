import { data, redirect } from "react-router";
import type { Route } from "./+types/admin-confirm";
import { siteContext } from "~/server/site-context.server";
import { ConfirmPage } from "~/desk/confirm/confirm-page";
import { readConfirmation } from "~/desk/confirm/require-confirmed.server";
import { deskAfterConfirmation } from "~/desk/desk-address";
import { requireStaff } from "~/desk/access.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { username } = await or503(requireStaff(context, request));
  return data({ username }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const problem = await or503(readConfirmation(site, { context, request, form, staff }));
  if (problem) return data(problem, { status: 422, headers: PRIVATE_HEADERS });
  return redirect(deskAfterConfirmation(request.url), { status: 303, headers: PRIVATE_HEADERS });
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage username={loaderData.username} problem={actionData} />;
}
