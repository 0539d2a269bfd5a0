import { data, href } from "react-router";
import { z } from "zod";
import { businessTime } from "~/calendar";
import { saveSettings } from "~/company/site-settings.queries.server";
import type { Sql } from "~/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { requireStaff } from "~/desk/require-staff.server";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import {
  SAVED,
  SETTING_FIELDS,
  VERSION_FIELD,
  type SettingField,
  type SettingTexts,
} from "./setting-fields";
import { settingsSchema } from "./settings.schema";

/** Why the settings were not saved, and what was typed. Errors are translation keys. */
export type SettingsAnswer = {
  errors: Partial<Record<SettingField, string[]>>;
  typed: SettingTexts;
  /** The version that the form was made from; null where others have changed the settings since. */
  version: string | null;
};

/** Longer ones are refused, and go back as they came up to here. */
const TYPED_LENGTH = 1_000;

/** Saves what the settings' form holds, all of it or nothing. */
export async function answerSettingsForm(
  sql: Sql,
  { request, form, now }: { request: Request; form: FormData; now: Date },
) {
  const staff = await requireStaff(sql, request);
  const version = String(form.get(VERSION_FIELD) ?? "");
  const parsed = settingsSchema(businessTime(now).date).safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors: SettingsAnswer["errors"] = z.flattenError(parsed.error).fieldErrors;
    return refuse({ errors, typed: typedIn(form), version }, 422);
  }
  const read = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  if (!(await saveSettings(sql, parsed.data, staff.username, read))) {
    return refuse({ errors: {}, typed: typedIn(form), version: null }, 409);
  }
  return deskRedirect(request, `${href("/admin/settings")}?${SAVED}=`);
}

function refuse(answer: SettingsAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

/** What goes back into the form. */
function typedIn(form: FormData): SettingTexts {
  const entries = SETTING_FIELDS.map((field) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value.slice(0, TYPED_LENGTH) : ""];
  });
  return Object.fromEntries(entries) as SettingTexts;
}
