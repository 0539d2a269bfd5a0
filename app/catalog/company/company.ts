import { localizedBy, type Localized } from "~/web/i18n/localized";
import { keysOf } from "~/web/records";

/**
 * The company that rents out the cars. Phone numbers are in E.164; `telegram` is a user name without @, and
 * empty as long as a company of its own has only the example's. So is `address`, from the company's first
 * own contact on; the environment's is in English. `taxNumber` is the identification code of Georgia, missing
 * until staff enter it.
 */
export type Company = {
  siteName: string;
  name: string;
  phone: string;
  email: string;
  whatsapp: string;
  telegram: string;
  address: Localized;
  taxNumber?: string;
  hours: OfficeHours;
};

/** Returns whether the company still has a name, phone number or e-mail address of the example. */
export function isExampleCompany(company: Company): boolean {
  return keysOf(EXAMPLE_CONTACTS).some((name) => company[name] === EXAMPLE_CONTACTS[name]);
}

/**
 * Returns the company without the contacts of the example that it has not replaced yet: WhatsApp gets its
 * phone number instead, the others are left out.
 */
export function withoutExampleContacts(company: Company): Company {
  const { phone, whatsapp, telegram, address } = company;
  const isExamples = keysOf(EXAMPLE_CONTACTS).every(
    (name) => company[name] === EXAMPLE_CONTACTS[name],
  );
  return {
    ...company,
    whatsapp: whatsapp === EXAMPLE_CONTACTS.phone ? phone : whatsapp,
    telegram: !isExampleCompany(company) && telegram === EXAMPLE_TELEGRAM ? "" : telegram,
    address: ownAddress(address, isExamples),
  };
}

/**
 * Returns an address that in English is the example's: for the example with its translations, else without
 * what is the example's. Others stay as they are.
 */
function ownAddress(address: Localized, isExamples: boolean): Localized {
  if (address.en !== EXAMPLE_ADDRESS.en) return address;
  const example: Localized = EXAMPLE_ADDRESS;
  if (isExamples) return { ...example, ...address };
  return localizedBy((lang) => (address[lang] === example[lang] ? null : address[lang]));
}

/** Groups a Georgian number: `+995555123456` becomes `+995 555 12 34 56`. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+995)(\d{3})(\d{2})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5");
}

/** Returns a link that opens a WhatsApp draft to a number. */
export function whatsappLink(phone: string, text?: string): string {
  const link = `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}

export function telegramLink(userName: string, text?: string): string {
  const link = `https://t.me/${userName}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}

/** Returns a link that opens a draft to an address, which may have signs with a meaning in links. */
export function mailLink(address: string, draft?: { subject: string; text: string }): string {
  const link = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  if (!draft) return link;
  const { subject, text } = draft;
  return `${link}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** The user name of the example in Telegram. */
export const EXAMPLE_TELEGRAM = "mgzavri";

/** The contacts of the example: a site that has one of them has not been set up. */
export const EXAMPLE_CONTACTS = {
  name: "Mgzavri",
  phone: "+995555000000",
  email: "hello@mgzavri.example",
} as const;

export const EXAMPLE_ADDRESS = {
  en: "Rustaveli Avenue 1, Tbilisi",
  ka: "რუსთაველის გამზირი 1, თბილისი",
} as const satisfies Localized;

/** Returns the names that strangers know and that no password may be. */
export function namesOfSite({ siteName, name }: Pick<Company, "siteName" | "name">): string[] {
  return [siteName, name];
}

/**
 * The opening hours of every day in Tbilisi time, both `HH:MM`. An office that closes before it opens
 * closes on the next day.
 */
export type OfficeHours = {
  opens: string;
  closes: string;
  /** The dates, `YYYY-MM-DD`, on which the office is closed from midnight to midnight. */
  closedDays?: readonly string[];
};

/** The office is open seven days a week (specification 1), at these times until the company sets others. */
export const DEFAULT_HOURS: OfficeHours = { opens: "09:00", closes: "21:00" };

/** Returns whether a time of day (`HH:MM`) is within the office hours, both ends included. */
export function isOfficeHour(time: string, hours: OfficeHours): boolean {
  return closesNextDay(hours)
    ? time >= hours.opens || time <= hours.closes
    : time >= hours.opens && time <= hours.closes;
}

/** Returns whether the office is closed on a date (`YYYY-MM-DD`). */
export function isClosedOn(date: string, { closedDays }: OfficeHours): boolean {
  return closedDays?.includes(date) ?? false;
}

/** Returns whether the office closes after midnight, such as with 18:00–02:00. */
export function closesNextDay({ opens, closes }: OfficeHours): boolean {
  return closes <= opens;
}
