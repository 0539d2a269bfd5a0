import { data } from "react-router";
import type { Route } from "./+types/admin-account";
import { siteContext } from "~/server/site-context.server";
import { answerAccountForm, loadAccount } from "~/desk/account/account.server";
import { AccountPage } from "~/desk/account/account-page";
import { requireStaff } from "~/desk/access.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await or503(requireStaff(context, request));
  const account = await or503(loadAccount(context.get(siteContext), request, staff));
  return data({ account }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const record = context.get(recordSecurityContext);
  return or503(answerAccountForm(context.get(siteContext), { request, form, staff, record }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage account={loaderData.account} answer={actionData} />;
}
