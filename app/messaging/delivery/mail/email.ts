import type { TFunction } from "i18next";
import { readablePhone, type Company } from "~/catalog/company/company";
import type { Line } from "~/messaging/delivery/booking-lines";
import type { Language } from "~/web/i18n/languages";

/**
 * The content of an e-mail, which is rendered as text by `emailText` and as HTML by `emailHtml`, in the order of these
 * fields. All texts are plain, in the language of the e-mail.
 */
export type EmailContent = {
  lang: Language;
  title: string;
  /** The subject, if it is not the title: the subject must have nothing that a visitor typed. */
  subject?: string;
  /** What the colour of the head says; `news` if nothing. */
  tone?: EmailTone;
  /** The name of the site, and its mark where pictures have an address. */
  brand?: { name: string; mark?: EmailPicture };
  /** What the customer calls the booking by, at the top. */
  reference?: Line;
  picture?: EmailPicture;
  /** The first one stands in the head, below the title. */
  paragraphs: string[];
  /** The words that customers or staff typed. */
  quotes?: EmailQuote[];
  /** Pick-up and return, and how long the rental takes. */
  trip?: { pickup: EmailStop; return: EmailStop; length: string };
  /** The one sum to pay. */
  sum?: Line;
  /** What else is said of the booking. */
  lines: Line[];
  /** The links, of which the first one is the button that stands out. */
  links: EmailLink[];
  sections?: EmailSection[];
  /** The lines about the sender. */
  footer: (string | EmailLink)[];
};

/** `good`: confirmed. `bad`: cancelled, late or urgent. */
export type EmailTone = "news" | "good" | "bad";

export type EmailLink = { text: string; url: string };

/** A picture with an absolute address. Its size is the one that it is shown in, in pixels. */
export type EmailPicture = { src: string; alt: string; width: number; height: number };

/** Words as they were typed, and whose they are: `title` says it. */
export type EmailQuote = { title: string; text: string; from: "staff" | "customer" };

export type EmailStop = { label: string; time: string; date: string; place: string };

/** A section with a title of its own. */
export type EmailSection = {
  title: string;
  picture?: EmailPicture;
  paragraphs?: string[];
  items?: string[];
  lines?: Line[];
  cards?: EmailCard[];
  links?: EmailLink[];
};

/** Something with a page of its own, such as a free car. */
export type EmailCard = EmailLink & { picture?: EmailPicture; value?: string };

/** Renders an e-mail as plain text. It has all that the HTML has, but pictures. */
export function emailText(content: EmailContent): string {
  const { title, reference, paragraphs, quotes = [], lines, links, sections = [] } = content;
  return joined([
    title,
    ...paragraphs,
    ...quotes.map(({ title: who, text }) => `${who}:\n${quoted(text)}`),
    linesText([...(reference ? [reference] : []), ...tripLines(content), ...lines]),
    linksText(links),
    ...sections.map(sectionText),
    `-- \n${content.footer.map(footerText).join("\n")}`,
  ]);
}

function sectionText(section: EmailSection) {
  const { title, paragraphs = [], items = [], lines = [], cards = [], links = [] } = section;
  return joined([
    title,
    ...paragraphs,
    items.map((item) => `• ${item}`).join("\n"),
    linesText(lines),
    ...cards.map(({ text, value, url }) => `${value ? `${text}: ${value}` : text}\n${url}`),
    linksText(links),
  ]);
}

function joined(blocks: readonly string[]) {
  return blocks.filter(Boolean).join("\n\n");
}

/** Returns pick-up, return and sum as lines. */
function tripLines({ trip, sum }: EmailContent): Line[] {
  const stops = trip ? [trip.pickup, trip.return] : [];
  return [
    ...stops.map(({ label, place, date, time }) => ({
      label,
      value: `${place}, ${date}, ${time}`,
    })),
    ...(sum ? [sum] : []),
  ];
}

function linesText(lines: readonly Line[]) {
  return lines.map(({ label, value }) => `${label}: ${value}`).join("\n");
}

function linksText(links: readonly EmailLink[]) {
  return links.map((link) => footerText(link)).join("\n\n");
}

/** Returns a link with its address below it. The text of a phone link is the number itself. */
function footerText(line: string | EmailLink) {
  if (typeof line === "string") return line;
  return line.url.startsWith("tel:") ? line.text : `${line.text}:\n${line.url}`;
}

/** Marks each line as a quotation, as mail clients do: nobody can make it look like words of the company. */
function quoted(text: string) {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Returns the lines about the sender, without what the company has not entered. */
export function emailFooter(
  t: TFunction,
  { name, taxNumber, phone }: Pick<Company, "name" | "taxNumber" | "phone">,
  address: string,
): EmailContent["footer"] {
  const legal = taxNumber ? `${name}, ${t("legal.contact.taxNumber")} ${taxNumber}` : name;
  const number = phone && { text: readablePhone(phone), url: `tel:${phone}` };
  return [legal, address, number].filter((line) => line !== "");
}
