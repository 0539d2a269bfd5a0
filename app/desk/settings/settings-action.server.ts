import { isDeepStrictEqual } from "node:util";
import { data, href } from "react-router";
import { businessTime } from "~/web/calendar";
import type { PresentationDefaults, StoredSettings } from "~/catalog/company/site-settings";
import { findSettings, saveSettings } from "~/catalog/company/site-settings.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { PublicSite } from "~/catalog/company/public-site";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Sql } from "~/web/db.server";
import type { AccessSource } from "~/desk/access.server";
import type { ConfirmationProblem } from "~/desk/confirm/confirmation";
import { readConfirmation, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import type { Staff } from "~/staff/staff.queries.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { defaultTexts, SAVED, SETTING_FIELDS, VERSION_FIELD } from "./setting-fields";
import { withoutFirstValues } from "./values-in-force";
import { settingsSchema } from "./settings.schema";
import { insertAlert } from "~/messaging/delivery/alerts/alerts.queries.server";

/** Why the settings were not saved, with the typed values. Errors are translation keys. */
export type SettingsAnswer = {
  /** Why a change of the contacts was not confirmed. */
  confirmation?: ConfirmationProblem;
  result: FormResult;
  /** The version that the form shows; null if the settings have changed since. */
  version: string | null;
};

type SettingsSite = ConfirmSite & {
  bookingStore: BookingStore;
  publicSite: () => PublicSite;
};

type SettingsRequest = {
  context: AccessSource;
  record: RecordSecurity;
  request: Request;
  form: FormData;
  staff: Staff;
  now: Date;
  /** The values of the environment. */
  defaults: PresentationDefaults;
};

/** Saves all fields of the settings form, or none. */
export async function answerSettingsForm(site: SettingsSite, sent: SettingsRequest) {
  const { request, form, staff, now, defaults, record } = sent;
  const { sql, bookingStore } = site;
  const { company } = site.publicSite();
  const version = String(form.get(VERSION_FIELD) ?? "");
  const fields = withoutFirstValues(form, defaultTexts(defaults, {}));
  const schema = settingsSchema(businessTime(now).date);
  const submission = parseSubmission(fields, schema, SETTING_FIELDS);
  const result = submission.reply();
  if (submission.status !== "success") return refuse({ result, version }, 422);
  const read = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  if (await changesContacts(sql, submission.value)) {
    const confirmation = await readConfirmation(site, sent);
    if (confirmation) return refuse({ result, version, confirmation }, 422);
  }
  const changed = await saveSettings(sql, submission.value, staff.username, read);
  if (!changed) return refuse({ result, version: null }, 409);
  if (changed.length > 0) {
    record({
      event: "settings",
      outcome: "ok",
      account: staff.username,
      detail: changed.join(" "),
    });
  }
  await alertChangedAddress(bookingStore, staff.username, {
    old: company.email,
    current: String(submission.value.contacts?.email ?? defaults.company.email),
  });
  return deskRedirect(request, `${href("/admin/settings")}?${SAVED}=`);
}

/** Contacts say where bookings and messages go. */
async function changesContacts(sql: Sql, { contacts }: StoredSettings) {
  const stored = await findSettings(sql);
  return !isDeepStrictEqual({ ...stored.contacts }, { ...contacts });
}

function refuse(answer: SettingsAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

/** Notifies both addresses: with the new one, an attacker would get all bookings. */
async function alertChangedAddress(
  { sql, channels, wakeNodes }: BookingStore,
  account: string,
  { old, current }: { old: string; current: string },
) {
  if (old === current) return;
  await insertAlert(sql, { kind: "address", account }, { channels });
  const mail = channels.filter((channel) => channel === "emailOperator");
  await insertAlert(sql, { kind: "address", account, to: old }, { channels: mail });
  wakeNodes();
}
