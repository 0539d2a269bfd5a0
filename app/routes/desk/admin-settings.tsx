import { data } from "react-router";
import type { Route } from "./+types/admin-settings";
import { siteContext } from "~/site-context.server";
import { loadSettings } from "~/desk/settings/load-settings.server";
import { answerSettingsForm } from "~/desk/settings/settings-action.server";
import { SettingsPage } from "~/desk/settings/settings-page";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, presentation } = context.get(siteContext);
  const settings = await or503(loadSettings(sql, request, presentation.defaults));
  return data({ settings }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, presentation } = context.get(siteContext);
  const { defaults } = presentation;
  const form = await readFormOrThrow(request);
  return or503(answerSettingsForm(sql, { request, form, now: new Date(), defaults }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage settings={loaderData.settings} answer={actionData} />;
}
