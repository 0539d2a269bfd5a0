import { data } from "react-router";
import type { Route } from "./+types/admin-fleet-archive";
import { siteContext } from "~/server/site-context.server";
import { archive, loadArchivePage } from "~/desk/fleet/archive/archive.server";
import { ArchivePage } from "~/desk/fleet/archive/archive-page";
import { modelOf } from "~/desk/fleet/model-id.server";
import { requireStaff } from "~/desk/access.server";
import { MANY_FIELDS, readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const model = await or503(modelOf(sql, params.id));
  const page = await or503(loadArchivePage(sql, model, new Date()));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sql, secret } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request, { fields: MANY_FIELDS });
  const model = await or503(modelOf(sql, params.id));
  return or503(archive({ sql, secret }, { request, form, staff, now: new Date() }, model));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Archive({ loaderData, actionData }: Route.ComponentProps) {
  return <ArchivePage page={loaderData.page} isAdded={actionData !== undefined} />;
}
