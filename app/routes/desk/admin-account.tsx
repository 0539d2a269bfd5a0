import { data } from "react-router";
import type { Route } from "./+types/admin-account";
import { siteContext } from "~/site-context.server";
import { answerAccountForm } from "~/desk/account/account-action.server";
import { AccountPage } from "~/desk/account/account-page";
import { loadAccount } from "~/desk/account/load-account.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const account = await or503(loadAccount(sql, request));
  return data({ account }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  return or503(answerAccountForm(sql, request, await readFormOrThrow(request)));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage account={loaderData.account} answer={actionData} />;
}
