import { data } from "react-router";
import type { Route } from "./+types/admin-setup";
import { siteContext } from "~/server/site-context.server";
import { requireStaff } from "~/desk/access.server";
import { loadSetup, answerSetupForm } from "~/desk/setup/setup.server";
import { SetupPage } from "~/desk/setup/setup-page";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await or503(requireStaff(context, request));
  const page = await or503(loadSetup(site.sql, site, request));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  return or503(answerSetupForm(site.sql, site, { request, form, staff }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  return <SetupPage page={loaderData.page} answer={actionData} />;
}
