import { data, href } from "react-router";
import { businessTime } from "~/calendar";
import type { Presentation } from "~/company/site-settings";
import { saveSettings } from "~/company/site-settings.queries.server";
import type { Sql } from "~/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { requireStaff } from "~/desk/require-staff.server";
import { parseForm, type FormErrors } from "~/web/http/form.server";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import {
  defaultTexts,
  SAVED,
  SETTING_FIELDS,
  VERSION_FIELD,
  type SettingField,
  type SettingTexts,
} from "./setting-fields";
import { withoutFirstValues } from "./values-in-force";
import { settingsSchema } from "./settings.schema";

/** Why the settings were not saved, with the typed values. Errors are translation keys. */
export type SettingsAnswer = {
  errors: FormErrors<SettingField>;
  typed: SettingTexts;
  /** The version that the form shows; null if the settings have changed since. */
  version: string | null;
};

type SettingsRequest = {
  request: Request;
  form: FormData;
  now: Date;
  /** The values of the environment. */
  defaults: Presentation;
};

/** Saves all fields of the settings form, or none. */
export async function answerSettingsForm(
  sql: Sql,
  { request, form, now, defaults }: SettingsRequest,
) {
  const staff = await requireStaff(sql, request);
  const version = String(form.get(VERSION_FIELD) ?? "");
  const fields = withoutFirstValues(form, defaultTexts(defaults));
  const parsed = parseForm(fields, settingsSchema(businessTime(now).date), SETTING_FIELDS);
  const { typed } = parsed;
  if (!parsed.ok) return refuse({ errors: parsed.errors, typed, version }, 422);
  const read = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  if (!(await saveSettings(sql, parsed.value, staff.username, read))) {
    return refuse({ errors: {}, typed, version: null }, 409);
  }
  return deskRedirect(request, `${href("/admin/settings")}?${SAVED}=`);
}

function refuse(answer: SettingsAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}
