import { data, href } from "react-router";
import { findSettingsVersion, saveSettings } from "~/catalog/company/site-settings.queries.server";
import { deskRedirect } from "~/desk/access.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import type { Sql } from "~/web/db.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { offeredLanguages, type Language } from "~/web/i18n/languages";
import { LANGUAGES_FIELD, SAVED, VERSION_FIELD } from "./setting-fields";

/** Loads the page of the languages. `offered` are those that the site offers. */
export async function loadLanguages(sql: Sql, request: Request, offered: readonly Language[]) {
  return {
    version: String(await findSettingsVersion(sql)),
    offered,
    saved: new URL(request.url).searchParams.has(SAVED),
  };
}

export type LanguagesPageData = Awaited<ReturnType<typeof loadLanguages>>;

type LanguagesForm = { request: Request; form: FormData; staff: Staff; record: RecordSecurity };

/** Saves which languages the site offers, unless the settings have changed since the form was loaded. */
export async function answerLanguagesForm(
  sql: Sql,
  { request, form, staff, record }: LanguagesForm,
) {
  const languages = offeredLanguages(form.getAll(LANGUAGES_FIELD).map(String));
  const version = String(form.get(VERSION_FIELD) ?? "");
  const read = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  const changed = await saveSettings(sql, { languages }, staff.username, read);
  if (!changed) return data({ chosen: languages }, { status: 409, headers: PRIVATE_HEADERS });
  if (changed.length > 0) {
    record({ event: "settings", outcome: "ok", account: staff.username, detail: "languages" });
  }
  return deskRedirect(request, `${href("/admin/languages")}?${SAVED}=`);
}
