import { data } from "react-router";
import type { Route } from "./+types/admin-calendar-feeds";
import { siteContext, type Site } from "~/server/site-context.server";
import { answerFeedsForm, loadFeeds } from "~/desk/feeds/feeds.server";
import { FeedsPage } from "~/desk/feeds/feeds-page";
import { requireStaff } from "~/desk/access.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = feedsSite(context.get(siteContext));
  const staff = await or503(requireStaff(context, request));
  const page = await or503(loadFeeds(site, request, staff, new Date()));
  return data({ page }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = feedsSite(context.get(siteContext));
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const record = context.get(recordSecurityContext);
  return or503(answerFeedsForm(site, { request, form, staff, record, now: new Date() }));
}

function feedsSite({ sql, secret, settings, publicSite }: Site) {
  const { publicAddress } = publicSite();
  return {
    sql,
    secret,
    publicAddress,
    allowPrivate: settings.allowsPrivateFeeds,
    hosts: settings.feedsHosts,
  };
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Feeds({ loaderData, actionData }: Route.ComponentProps) {
  return <FeedsPage page={loaderData.page} answer={actionData ?? null} />;
}
