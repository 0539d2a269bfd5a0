import {
  CONTACT_NAMES,
  type ContactName,
  type Presentation,
  type StoredSettings,
} from "~/company/site-settings";

/** The fields of the settings' form, in its order. */
export const SETTING_FIELDS = [
  ...CONTACT_NAMES,
  "opens",
  "closes",
  "bannerEn",
  "bannerKa",
  "rateGEL",
  "rateEUR",
  "ratesDate",
  "socialProof",
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

/** What a form of settings holds: empty where the environment's value is meant. */
export type SettingTexts = Record<SettingField, string>;

/** The field with the version of the settings that the form was made from. */
export const VERSION_FIELD = "version";

/** The query parameter by which the page says that the settings were saved. */
export const SAVED = "saved";

/** What stored settings look like in the form. */
export function textsOf(stored: StoredSettings): SettingTexts {
  const { officeHours, banner, exchangeRates } = stored;
  return {
    ...contactTexts((name) => stored.contacts?.[name]),
    opens: officeHours?.opens ?? "",
    closes: officeHours?.closes ?? "",
    bannerEn: banner?.en ?? "",
    bannerKa: banner?.ka ?? "",
    rateGEL: exchangeRates ? String(exchangeRates.GEL) : "",
    rateEUR: exchangeRates ? String(exchangeRates.EUR) : "",
    ratesDate: exchangeRates?.date ?? "",
    socialProof: stored.socialProof ?? "",
  };
}

/** What holds where a field of the form is empty; null where nothing does. */
export function firstTexts(first: Presentation): Record<SettingField, string | null> {
  return {
    ...contactTexts((name) => first.company[name]),
    opens: first.company.hours.opens,
    closes: first.company.hours.closes,
    bannerEn: null,
    bannerKa: null,
    rateGEL: null,
    rateEUR: null,
    ratesDate: null,
    socialProof: first.socialProof,
  };
}

function contactTexts(textOf: (name: ContactName) => string | undefined) {
  return Object.fromEntries(CONTACT_NAMES.map((name) => [name, textOf(name) ?? ""])) as Record<
    ContactName,
    string
  >;
}

export type SettingChange = { field: SettingField; from: string; to: string };

/** Which fields of the form one stored value has other than another. */
export function changesBetween(before: StoredSettings, after: StoredSettings): SettingChange[] {
  const [from, to] = [textsOf(before), textsOf(after)];
  return SETTING_FIELDS.filter((field) => from[field] !== to[field]).map((field) => ({
    field,
    from: from[field],
    to: to[field],
  }));
}
