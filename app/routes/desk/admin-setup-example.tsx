import { data, href } from "react-router";
import type { Route } from "./+types/admin-setup-example";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import { siteContext } from "~/server/site-context.server";
import { requireConfirmed } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/access.server";
import { ExamplePage } from "~/desk/setup/example-page";
import { emptyExample, findExampleContents } from "~/desk/setup/example.queries.server";
import { EMPTIED } from "~/desk/setup/setup.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, presentation } = context.get(siteContext);
  await or503(requireConfirmed(context, request));
  const example = await or503(findExampleContents(sql));
  const hasMadeUpCounters = presentation.current().socialProof === "simulated";
  return data({ example, hasMadeUpCounters }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, presentation } = context.get(siteContext);
  const staff = await or503(requireConfirmed(context, request));
  if (presentation.current().socialProof === "simulated") {
    await or503(saveSettings(sql, { socialProof: "off" }, staff.username));
  }
  await or503(emptyExample(sql, staff.username));
  return deskRedirect(request, `${href("/admin/setup")}?${EMPTIED}=`);
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function EmptyExample({ loaderData }: Route.ComponentProps) {
  return <ExamplePage {...loaderData} />;
}
