import { data } from "react-router";
import type { Route } from "./+types/admin-accounts";
import { siteContext } from "~/server/site-context.server";
import { answerAccountsForm, loadAccounts } from "~/desk/accounts/accounts.server";
import { AccountsPage } from "~/desk/accounts/accounts-page";
import { requireStaff } from "~/desk/access.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await or503(requireStaff(context, request));
  const page = await or503(loadAccounts(context.get(siteContext).sql, request, staff));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const record = context.get(recordSecurityContext);
  return or503(
    answerAccountsForm(context.get(siteContext), { context, request, form, staff, record }),
  );
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountsPage page={loaderData.page} answer={actionData} />;
}
