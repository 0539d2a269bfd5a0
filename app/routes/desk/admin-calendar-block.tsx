import { data } from "react-router";
import type { Route } from "./+types/admin-calendar-block";
import { siteContext } from "~/server/site-context.server";
import { businessTime } from "~/web/calendar";
import { answerBlockForm, loadBlock } from "~/desk/calendar/block/block.server";
import { BlockPage } from "~/desk/calendar/block/block-page";
import { requireStaff } from "~/desk/access.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const { date } = businessTime(new Date());
  const page = await or503(loadBlock(sql, request, date));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const now = new Date();
  const page = await or503(loadBlock(sql, request, businessTime(now).date));
  return or503(answerBlockForm(sql, { request, form, now }, page));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  return <BlockPage page={loaderData.page} answer={actionData} />;
}
