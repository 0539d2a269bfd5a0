import { isExampleCompany, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/catalog/company/company";
import {
  CONTACT_NAMES,
  DEFAULT_MESSAGE_HOURS,
  DEFAULT_UNDO_SECONDS,
  type Contacts,
  applySettings,
  defaultSocialProof,
  type PresentationDefaults,
  type StoredSettings,
} from "~/catalog/company/site-settings";
import { withCurrentAddress } from "~/catalog/company/former-names";
import { isRecord } from "~/web/records";
import { localizedFields, localizedNames } from "~/web/i18n/localized";

/** The contacts with one text for all languages. */
export const LINE_CONTACTS = CONTACT_NAMES.filter((name) => name !== "address");

/** The fields of the settings form, in order. */
export const SETTING_FIELDS = [
  ...LINE_CONTACTS,
  ...localizedNames("address"),
  "opens",
  "closes",
  "closedDays",
  "answerMode",
  "atOnceHours",
  "noticeHours",
  "morningHour",
  "eveningHour",
  "undoSeconds",
  "rateGEL",
  "rateEUR",
  "ratesDate",
  "isDollarsFirst",
  "socialProof",
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

/** The form's values; an empty one means the value of the environment or of the product. */
export type SettingTexts = Record<SettingField, string>;

/** The value of `answerMode` for answers at once; it is empty for answers by hand. */
export const AT_ONCE = "atOnce";

/** The value of a checked box. */
export const CHECKED = "on";

/** The form field with the version of the settings that the form shows. */
export const VERSION_FIELD = "version";

/** The form field of the offered languages, once for each. */
export const LANGUAGES_FIELD = "languages";

/** The query parameter that says that the settings were saved. */
export const SAVED = "saved";

export function textsOf(stored: StoredSettings): SettingTexts {
  const { officeHours, closedDays, exchangeRates, messageHours, undoSeconds } = stored;
  const { atOnceHours = null, noticeHours } = stored;
  return {
    ...contactTexts(stored.contacts ?? {}),
    opens: officeHours?.opens ?? "",
    closes: officeHours?.closes ?? "",
    closedDays: closedDays?.join(", ") ?? "",
    answerMode: atOnceHours === null ? "" : AT_ONCE,
    atOnceHours: String(atOnceHours ?? ""),
    noticeHours: String(noticeHours ?? ""),
    rateGEL: exchangeRates ? String(exchangeRates.GEL) : "",
    rateEUR: exchangeRates ? String(exchangeRates.EUR) : "",
    ratesDate: exchangeRates?.date ?? "",
    isDollarsFirst: exchangeRates?.isDollarsFirst ? CHECKED : "",
    morningHour: messageHours ? String(messageHours.morning) : "",
    eveningHour: messageHours ? String(messageHours.evening) : "",
    undoSeconds: String(undoSeconds ?? ""),
    socialProof: stored.socialProof ?? "",
  };
}

/** Returns the values that apply to empty fields; null for none. */
export function defaultTexts(
  defaults: PresentationDefaults,
  stored: StoredSettings,
): Record<SettingField, string | null> {
  return {
    ...contactTexts(ownDefaults(defaults, stored)),
    opens: defaults.company.hours.opens,
    closes: defaults.company.hours.closes,
    closedDays: null,
    answerMode: null,
    atOnceHours: null,
    noticeHours: null,
    morningHour: String(DEFAULT_MESSAGE_HOURS.morning),
    eveningHour: String(DEFAULT_MESSAGE_HOURS.evening),
    undoSeconds: String(DEFAULT_UNDO_SECONDS),
    rateGEL: null,
    rateEUR: null,
    ratesDate: null,
    isDollarsFirst: null,
    socialProof: defaultSocialProof(defaults, applySettings(defaults, stored).company),
  };
}

/**
 * Returns the contacts that apply to empty fields: those of the environment, without those that it has only of the
 * example, which a company of its own does not show. The example has its address in each language.
 */
function ownDefaults(defaults: PresentationDefaults, stored: StoredSettings): Contacts {
  const withoutAddress = { ...stored, contacts: { ...stored.contacts, address: {} } };
  const { company: inForce } = applySettings(defaults, withoutAddress);
  const company = { ...defaults.company, address: inForce.address };
  if (isExampleCompany(inForce)) return company;
  const { whatsapp, telegram } = company;
  return {
    ...company,
    whatsapp: whatsapp === EXAMPLE_CONTACTS.phone ? "" : whatsapp,
    telegram: telegram === EXAMPLE_TELEGRAM ? "" : telegram,
  };
}

function contactTexts(contacts: Contacts) {
  return {
    siteName: contacts.siteName ?? "",
    name: contacts.name ?? "",
    phone: contacts.phone ?? "",
    whatsapp: contacts.whatsapp ?? "",
    telegram: contacts.telegram ?? "",
    email: contacts.email ?? "",
    taxNumber: contacts.taxNumber ?? "",
    ...localizedFields("address", contacts.address),
  };
}

/** Returns a setting as an event has it. The events of before 0.6.0 have the address in other fields. */
export function settingOf(name: keyof StoredSettings, value: unknown): StoredSettings {
  return { [name]: name === "contacts" && isRecord(value) ? withCurrentAddress(value) : value };
}

export type SettingChange = { field: SettingField; from: string; to: string };

/**
 * Returns the changes without those that only store a first value, which applied before: of two fields that
 * are stored together, the other one.
 */
export function changesBetween(
  before: StoredSettings,
  after: StoredSettings,
  defaults: Record<SettingField, string | null>,
): SettingChange[] {
  const [from, to] = [textsOf(before), textsOf(after)];
  const inForce = (texts: SettingTexts, field: SettingField) => texts[field] || defaults[field];
  return SETTING_FIELDS.filter((field) => inForce(from, field) !== inForce(to, field)).map(
    (field) => ({
      field,
      from: from[field],
      to: to[field],
    }),
  );
}
