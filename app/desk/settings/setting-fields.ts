import {
  isExampleCompany,
  EXAMPLE_ADDRESS,
  EXAMPLE_CONTACTS,
  EXAMPLE_TELEGRAM,
} from "~/catalog/company/company";
import {
  CONTACT_NAMES,
  DEFAULT_MESSAGE_HOURS,
  DEFAULT_UNDO_SECONDS,
  type ContactName,
  applySettings,
  defaultSocialProof,
  type PresentationDefaults,
  type SettingsInForce,
  type StoredSettings,
} from "~/catalog/company/site-settings";
import { mapKeys } from "~/web/records";

/** The fields of the settings form, in order. */
export const SETTING_FIELDS = [
  ...CONTACT_NAMES,
  "opens",
  "closes",
  "morningHour",
  "eveningHour",
  "undoSeconds",
  "rateGEL",
  "rateEUR",
  "ratesDate",
  "socialProof",
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

/** The form's values; an empty one means the value of the environment or of the product. */
export type SettingTexts = Record<SettingField, string>;

/** The form field with the version of the settings that the form shows. */
export const VERSION_FIELD = "version";

/** The form field of the offered languages, once for each. */
export const LANGUAGES_FIELD = "languages";

/** The query parameter that says that the settings were saved. */
export const SAVED = "saved";

export function textsOf(stored: StoredSettings): SettingTexts {
  const { officeHours, exchangeRates, messageHours, undoSeconds } = stored;
  return {
    ...contactTexts((name) => stored.contacts?.[name]),
    opens: officeHours?.opens ?? "",
    closes: officeHours?.closes ?? "",
    rateGEL: exchangeRates ? String(exchangeRates.GEL) : "",
    rateEUR: exchangeRates ? String(exchangeRates.EUR) : "",
    ratesDate: exchangeRates?.date ?? "",
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
    ...contactTexts((name) => ownDefault(name, defaults, applySettings(defaults, stored))),
    opens: defaults.company.hours.opens,
    closes: defaults.company.hours.closes,
    morningHour: String(DEFAULT_MESSAGE_HOURS.morning),
    eveningHour: String(DEFAULT_MESSAGE_HOURS.evening),
    undoSeconds: String(DEFAULT_UNDO_SECONDS),
    rateGEL: null,
    rateEUR: null,
    ratesDate: null,
    socialProof: defaultSocialProof(defaults, applySettings(defaults, stored).company),
  };
}

/**
 * Returns the value of the environment; none where it has only the example's, which a company of its own
 * does not show.
 */
function ownDefault(
  name: ContactName,
  { company }: PresentationDefaults,
  inForce: SettingsInForce,
) {
  const isExamples = !isExampleCompany(inForce.company) && company[name] === EXAMPLE_ONLY[name];
  return isExamples ? "" : company[name];
}

const EXAMPLE_ONLY: Partial<Record<ContactName, string>> = {
  whatsapp: EXAMPLE_CONTACTS.phone,
  telegram: EXAMPLE_TELEGRAM,
  address: EXAMPLE_ADDRESS.en,
};

function contactTexts(textOf: (name: ContactName) => string | undefined) {
  return mapKeys(CONTACT_NAMES, (name) => textOf(name) ?? "");
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
