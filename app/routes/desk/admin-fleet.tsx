import { data } from "react-router";
import type { Route } from "./+types/admin-fleet";
import { siteContext } from "~/server/site-context.server";
import { readFleetFlash } from "~/desk/fleet/fleet-flash.server";
import { FleetPage } from "~/desk/fleet/list/fleet-page";
import { loadFleetPage, answerFleetForm } from "~/desk/fleet/list/fleet-list.server";
import { useFleetFlash } from "~/desk/fleet/use-fleet-flash";
import { requireStaff } from "~/desk/access.server";
import { MANY_FIELDS, readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, secret } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const { flash, headers: cookies } = await readFleetFlash(secret, request);
  const page = await or503(loadFleetPage(sql, request, new Date()));
  return data({ page, flash }, { headers: { ...PRIVATE_HEADERS, ...cookies } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, secret } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request, { fields: MANY_FIELDS });
  return or503(answerFleetForm({ sql, secret }, { request, form, staff, now: new Date() }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Fleet({ loaderData, actionData }: Route.ComponentProps) {
  const done = useFleetFlash(loaderData.flash);
  return <FleetPage page={loaderData.page} done={done} answer={actionData} />;
}
