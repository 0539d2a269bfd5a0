import { isDeepStrictEqual } from "node:util";
import { data, href } from "react-router";
import { addDays, businessTime, parseDate, parseTime } from "~/web/calendar";
import {
  type PresentationDefaults,
  type StoredSettings,
  CLOSED_DAYS_STAY,
  MAX_CLOSED_DAYS,
  MAX_ANSWER_HOURS,
  MAX_UNDO_SECONDS,
  SOCIAL_PROOF_MODES,
} from "~/catalog/company/site-settings";
import {
  findSettings,
  saveSettings,
  findSettingsVersion,
  listSettingsEvents,
  type SettingsEvent,
} from "~/catalog/company/site-settings.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { PublicSite } from "~/catalog/company/public-site";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Sql } from "~/web/db.server";
import { type AccessSource, deskRedirect } from "~/desk/access.server";
import type { ConfirmationProblem } from "~/desk/confirm/confirmation";
import { readConfirmation, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import type { Staff } from "~/staff/staff.queries.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import {
  AT_ONCE,
  CHECKED,
  defaultTexts,
  SAVED,
  SETTING_FIELDS,
  VERSION_FIELD,
  changesBetween,
  settingOf,
  textsOf,
} from "./setting-fields";
import { withoutFirstValues } from "./values-in-force";
import { insertAlert } from "~/messaging/delivery/alerts/alerts.queries.server";
import { z } from "zod";
import { readEmail } from "~/web/email-address.server";
import { TELEGRAM_NAME } from "~/web/contact-formats";
import { readPhone } from "~/web/phone-number.server";
import { CURRENCIES, parseRate } from "~/catalog/pricing/exchange-rates";
import { messageKey, type MessageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { localizedSchema } from "~/web/i18n/localized-schema";
import { parsedText, trimmedLine, type LineLength } from "~/web/text-schema";

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
  if (submission.status !== "success") return refuseSettingsForm({ result, version }, 422);
  const read = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  const stored = await findSettings(sql);
  const settings = withExampleRates(submission.value, stored);
  if (changesContacts(settings, stored)) {
    const confirmation = await readConfirmation(site, sent);
    if (confirmation) return refuseSettingsForm({ result, version, confirmation }, 422);
  }
  const changed = await saveSettings(sql, settings, staff.username, read);
  if (!changed) return refuseSettingsForm({ result, version: null }, 409);
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
    current: String(settings.contacts?.email ?? defaults.company.email),
  });
  return deskRedirect(request, `${href("/admin/settings")}?${SAVED}=`);
}

/** Returns whether the contacts change: they say where bookings and messages go. */
function changesContacts({ contacts }: StoredSettings, stored: StoredSettings) {
  return !isDeepStrictEqual({ ...stored.contacts }, { ...contacts });
}

/** The rates of the example stay the example's until staff save others, or another date. */
function withExampleRates(typed: FormSettings, stored: StoredSettings): FormSettings {
  const [before, { exchangeRates }] = [stored.exchangeRates, typed];
  const isSame =
    exchangeRates !== null &&
    exchangeRates.date === before?.date &&
    CURRENCIES.every((currency) => exchangeRates[currency] === before[currency]);
  if (!isSame || !before?.isExample) return typed;
  return { ...typed, exchangeRates: { ...exchangeRates, isExample: true } };
}

function refuseSettingsForm(answer: SettingsAnswer, status: number) {
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

const EMAIL = messageKey("settings.errors.email");
const TEXT = messageKey("settings.errors.text");

const fields = z.object({
  siteName: optional(line(60)),
  name: optional(line(100)),
  phone: optional(parsedText(readPhone, "settings.errors.phone")),
  whatsapp: optional(parsedText(readPhone, "settings.errors.phone")),
  telegram: optional(telegram()),
  email: optional(z.string().max(254, EMAIL).pipe(parsedText(readEmail, "settings.errors.email"))),
  taxNumber: optional(parsedText(parseTaxNumber, "settings.errors.taxNumber")),
  address: localizedSchema(trimmedLine(TEXT).pipe(line(200))),
  opens: optional(parsedText(parseTime, "settings.errors.time")),
  closes: optional(parsedText(parseTime, "settings.errors.time")),
  closedDays: optional(parsedText(parseDates, "settings.errors.dates")),
  answerMode: optional(z.literal(AT_ONCE, messageKey("settings.errors.answerMode"))),
  atOnceHours: optional(parsedText(parseAnswerHours, "settings.errors.answerHours")),
  noticeHours: optional(parsedText(parseAnswerHours, "settings.errors.answerHours")),
  morningHour: optional(parsedText(parseHour, "settings.errors.hour")),
  eveningHour: optional(parsedText(parseHour, "settings.errors.hour")),
  undoSeconds: optional(parsedText(parseUndoSeconds, "settings.errors.undoSeconds")),
  rateGEL: optional(parsedText(parseRate, "settings.errors.rate")),
  rateEUR: optional(parsedText(parseRate, "settings.errors.rate")),
  ratesDate: optional(parsedText(parseDate, "settings.errors.date")),
  isDollarsFirst: z
    .string()
    .optional()
    .transform((sent) => sent === CHECKED),
  socialProof: optional(z.enum(SOCIAL_PROOF_MODES, messageKey("settings.errors.socialProof"))),
});
type TypedSettings = z.output<typeof fields>;

/**
 * Returns the schema of the settings form; an empty field resets to the environment's value. `today` is the
 * date in business time. Messages are translation keys.
 */
export function settingsSchema(today: string) {
  return fields
    .superRefine((typed, context) => {
      const addFault = (field: keyof TypedSettings, message: MessageKey) =>
        context.addIssue({ code: "custom", path: [field], message });
      for (const [one, other] of PAIRS) {
        if (typed[one] === undefined && typed[other] !== undefined) {
          addFault(one, "settings.errors.both");
        }
      }
      if (typed.opens && typed.closes && typed.opens === typed.closes) {
        addFault("closes", "settings.errors.order");
      }
      if (typed.answerMode && typed.atOnceHours === undefined) {
        addFault("atOnceHours", "settings.errors.atOnceHours");
      }
      if (typed.ratesDate && typed.ratesDate > today)
        addFault("ratesDate", "settings.errors.future");
      else if (typed.ratesDate && !typed.rateGEL && !typed.rateEUR) {
        addFault("ratesDate", "settings.errors.dateAlone");
      }
    })
    .transform((typed): FormSettings => storedFrom(typed, today));
}

/** The pairs of fields that are required together, in both orders. */
const PAIRS = (
  [
    ["opens", "closes"],
    ["rateGEL", "rateEUR"],
    ["morningHour", "eveningHour"],
  ] as const
).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

/** The settings that the form has; the others have pages of their own. */
type FormSettings = Required<Omit<StoredSettings, "publication" | "languages">>;

function storedFrom(typed: TypedSettings, today: string): FormSettings {
  const { opens, closes, rateGEL, rateEUR, ratesDate, isDollarsFirst, socialProof } = typed;
  const { morningHour: morning, eveningHour: evening } = typed;
  const { siteName, name, phone: tel, whatsapp, telegram: user, email, address, taxNumber } = typed;
  const contacts = Object.entries({
    siteName,
    name,
    phone: tel,
    whatsapp,
    telegram: user,
    email,
    taxNumber,
    address: Object.keys(address).length > 0 ? address : undefined,
  }).filter(([, value]) => value !== undefined);
  return {
    contacts: contacts.length > 0 ? Object.fromEntries(contacts) : null,
    officeHours: opens && closes ? { opens, closes } : null,
    closedDays: closedDaysFrom(typed.closedDays ?? [], today),
    exchangeRates:
      rateGEL && rateEUR
        ? {
            date: ratesDate ?? today,
            GEL: rateGEL,
            EUR: rateEUR,
            ...(isDollarsFirst && { isDollarsFirst }),
          }
        : null,
    socialProof: socialProof ?? null,
    undoSeconds: typed.undoSeconds ?? null,
    atOnceHours: typed.answerMode ? (typed.atOnceHours ?? null) : null,
    noticeHours: typed.noticeHours || null,
    messageHours: morning === undefined || evening === undefined ? null : { morning, evening },
  };
}

/** Returns the closed days as they are stored: in their order, without those that are long over; null for none. */
function closedDaysFrom(dates: readonly string[], today: string): string[] | null {
  const oldest = addDays(today, -CLOSED_DAYS_STAY);
  const days = [...new Set(dates)].filter((date) => date >= oldest).sort();
  return days.length > 0 ? days : null;
}

/** Parses dates with spaces, commas or semicolons between them; null if one is none, or if there are too many. */
function parseDates(text: string): string[] | null {
  const dates = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(parseDate);
  const days = dates.filter((date) => date !== null);
  return days.length === dates.length && days.length <= MAX_CLOSED_DAYS ? days : null;
}

/** Parses an identification code: nine digits of a company, eleven of a person, in groups or not; null if it is none. */
function parseTaxNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^(?:\d{9}|\d{11})$/.test(digits) ? digits : null;
}

/** Parses a whole hour of the day; null if it is none. */
function parseHour(text: string): number | null {
  return /^(?:[01]?\d|2[0-3])(?::00)?$/.test(text) ? Number.parseInt(text, 10) : null;
}

/** Parses a whole number of hours before a pick-up; null if it is none, or too many. */
function parseAnswerHours(text: string): number | null {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
  return hours <= MAX_ANSWER_HOURS ? hours : null;
}

/** Parses a whole number of seconds; null if it is none, or too many. */
function parseUndoSeconds(text: string): number | null {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= MAX_UNDO_SECONDS ? seconds : null;
}

/** Turns an empty field into undefined. */
function optional<Output>(schema: z.ZodType<Output, string>) {
  return trimmedLine(TEXT)
    .transform((typed) => (typed === "" ? undefined : typed))
    .pipe(schema.optional());
}

/** Accepts one line of plain text without markup: it is shown on pages, in titles and in metadata. */
function line(max: LineLength) {
  return z
    .string()
    .max(max, { error: messageKey(`desk.errors.long${max}`), abort: true })
    .refine((text) => isPrintableLine(text) && !/[<>]/.test(text), TEXT);
}

function telegram() {
  return z
    .string()
    .transform((typed) => typed.replace(/^@/, ""))
    .pipe(z.string().regex(TELEGRAM_NAME, messageKey("settings.errors.telegram")));
}

const MAX_EVENTS = 30;

/** Loads the data of the settings page. */
export async function loadSettings(sql: Sql, request: Request, defaults: PresentationDefaults) {
  // The version is read before the other queries: a change in between is then refused as stale, not
  // overwritten.
  const version = await findSettingsVersion(sql);
  const [stored, events] = await Promise.all([
    findSettings(sql),
    listSettingsEvents(sql, MAX_EVENTS),
  ]);
  const firstTexts = defaultTexts(defaults, stored);
  return {
    version: String(version),
    texts: textsOf(stored),
    defaults: firstTexts,
    events: events
      .map((event) => eventOf(event, firstTexts))
      .filter(({ changes }) => changes.length > 0),
    saved: new URL(request.url).searchParams.has(SAVED),
  };
}

/** Returns an event of the settings; null for one of the publication, which has a page of its own. */
function eventOf(
  { id, name, actor, oldValue, newValue, createdAt }: SettingsEvent,
  defaults: ReturnType<typeof defaultTexts>,
) {
  const changes = changesBetween(settingOf(name, oldValue), settingOf(name, newValue), defaults);
  return { id, actor, at: businessTime(createdAt), changes };
}

export type SettingsPageData = Awaited<ReturnType<typeof loadSettings>>;
