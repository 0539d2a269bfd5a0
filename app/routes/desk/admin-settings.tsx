import { data } from "react-router";
import type { Route } from "./+types/admin-settings";
import { siteContext } from "~/server/site-context.server";
import { requireStaff } from "~/desk/access.server";
import { loadBackupStatus } from "~/server/backups/load-backup-status.server";
import { loadSettings, answerSettingsForm } from "~/desk/settings/settings.server";
import { SettingsPage } from "~/desk/settings/settings-page";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const { sql, presentation, settings: site } = context.get(siteContext);
  const settings = await or503(loadSettings(sql, request, presentation.defaults));
  const { channelFaults, backupFolder: folder } = site;
  const backups = await or503(loadBackupStatus(sql, { folder, now: new Date() }));
  return data({ settings, backups, channelFaults }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { defaults } = site.presentation;
  const record = context.get(recordSecurityContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const sent = { context, request, form, staff, now: new Date(), defaults, record };
  return or503(answerSettingsForm(site, sent));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} answer={actionData} />;
}
