import { data } from "react-router";
import type { Route } from "./+types/admin-publish";
import { siteContext } from "~/server/site-context.server";
import { answerPublishForm, loadPublish } from "~/desk/setup/publish.server";
import { PublishPage } from "~/desk/setup/publish-page";
import { requireStaff } from "~/desk/access.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const { sql, presentation } = context.get(siteContext);
  const page = await or503(loadPublish(sql, presentation.current(), request));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  return or503(answerPublishForm(sql, { request, form, staff, record }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Publish({ loaderData }: Route.ComponentProps) {
  return <PublishPage page={loaderData.page} />;
}
