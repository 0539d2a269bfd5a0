import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "./example-contacts";
import { keysOf } from "~/web/records";
import type { OfficeHours } from "./office-hours";

/**
 * The site's operator. Phone numbers are in E.164; `telegram` is a user name without @, empty as long as
 * only the example's is known of a company of its own. So is `address`, from its first own contact on.
 */
export type Company = {
  siteName: string;
  name: string;
  phone: string;
  email: string;
  whatsapp: string;
  telegram: string;
  address: string;
  /** Empty if pages in Georgian show `address` too. */
  addressKa: string;
  hours: OfficeHours;
};

/** Whether the company still has a name, phone number or e-mail address of the example. */
export function isExampleCompany(company: Company): boolean {
  return keysOf(EXAMPLE_CONTACTS).some((name) => company[name] === EXAMPLE_CONTACTS[name]);
}

/**
 * Without contacts of the example that a company of its own has not replaced yet: its phone is called
 * in WhatsApp too, the others are left out.
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
    address: !isExamples && address === EXAMPLE_ADDRESS.en ? "" : address,
  };
}

/** Empty without an address. */
export function addressIn(
  { address, addressKa }: Pick<Company, "address" | "addressKa">,
  lang: string,
): string {
  if (lang !== "ka") return address;
  return addressKa || (address === EXAMPLE_ADDRESS.en ? EXAMPLE_ADDRESS.ka : address);
}

/** Groups a Georgian number: `+995555123456` becomes `+995 555 12 34 56`. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+995)(\d{3})(\d{2})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5");
}

/** A link that opens a WhatsApp draft to a number. */
export function whatsappLink(phone: string, text?: string): string {
  const link = `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}

export function telegramLink(userName: string, text?: string): string {
  const link = `https://t.me/${userName}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}

/** A link that opens a draft to an address, which may have signs with a meaning in links. */
export function mailLink(address: string, draft?: { subject: string; text: string }): string {
  const link = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  if (!draft) return link;
  const { subject, text } = draft;
  return `${link}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
