import { languageDetails, type Language } from "~/web/i18n/languages";
import type { TFunction } from "i18next";
import { escapeHtml } from "~/messaging/delivery/telegram/telegram-html";
import type { Line } from "~/messaging/delivery/booking-lines";

/** The content of an e-mail, which is rendered as text and as HTML. */
export type EmailContent = {
  lang: Language;
  title: string;
  /** The subject, if the title has something that a visitor typed, which the subject must not have. */
  subject?: string;
  paragraphs: string[];
  lines: Line[];
  /** Further lines below a title of their own. */
  details?: { title: string; lines: Line[] };
  /** The links, of which the first one is shown as a button. */
  links: { text: string; url: string }[];
  /** Further links after the others, with a text that says what they are. */
  offer?: { text: string; links: { text: string; url: string }[] };
  /** The lines about the sender. */
  footer: string[];
};

export function emailText(content: EmailContent): string {
  const { title, paragraphs, lines, details, links, offer, footer } = content;
  return [
    title,
    ...paragraphs,
    linesText(lines),
    details && `${details.title}\n\n${linesText(details.lines)}`,
    linksText(links),
    offer && `${offer.text}\n\n${linksText(offer.links)}`,
    `-- \n${footer.join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const STYLE = {
  body: "margin:0;background:#f6efe2;color:#2b2320;font:16px/1.5 Georgia,'Noto Serif Georgian',serif",
  sheet: "max-width:36rem;margin:0 auto;padding:24px;background:#fffaf0",
  title: "margin:0 0 16px;font-size:24px;line-height:1.25;color:#6d1f2c",
  details: "margin:24px 0 8px;font-size:18px;line-height:1.25;color:#6d1f2c",
  first:
    "display:inline-block;padding:12px 20px;border-radius:6px;background:#6d1f2c;color:#fffaf0;text-decoration:none",
  footer: "margin:24px 0 0;padding-top:16px;border-top:1px solid #d9c9ad;font-size:14px",
} as const;

/** Renders an e-mail as HTML without tables, pictures and scripts, for all e-mail clients. */
export function emailHtml(content: EmailContent): string {
  const { lang, title, paragraphs, lines, details, links, offer, footer } = content;
  const e = escapeText;
  return `<!doctype html>
<html lang="${e(lang)}" dir="${languageDetails(lang).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.sheet}">
<h1 style="${STYLE.title}">${e(title)}</h1>
${paragraphs.map((text) => `<p dir="auto">${e(text)}</p>`).join("\n")}
${lines.map(({ label, value }) => `<p style="margin:4px 0">${e(label)}: <strong>${e(value)}</strong></p>`).join("\n")}
${details ? `<h2 style="${STYLE.details}">${e(details.title)}</h2>\n${details.lines.map(({ label, value }) => `<p style="margin:4px 0">${e(label)}: ${e(value)}</p>`).join("\n")}` : ""}
${links.map(({ text, url }, index) => `<p><a href="${e(url)}"${index === 0 ? ` style="${STYLE.first}"` : ""}>${e(text)}</a></p>`).join("\n")}
${offer ? `<p>${e(offer.text)}</p>\n${offer.links.map(({ text, url }) => `<p><a href="${e(url)}">${e(text)}</a></p>`).join("\n")}` : ""}
<p style="${STYLE.footer}">${footer.map(e).join("<br>")}</p>
</div></body>
</html>
`;
}

function linesText(lines: readonly Line[]) {
  return lines.map(({ label, value }) => `${label}: ${value}`).join("\n");
}

function linksText(links: EmailContent["links"]) {
  return links.map(({ text, url }) => `${text}:\n${url}`).join("\n\n");
}

function escapeText(text: string) {
  return escapeHtml(text).replaceAll('"', "&quot;").replaceAll("\n", "<br>");
}

export function emailFooter(
  t: TFunction,
  company: { name: string; address: string },
  phone: string,
): string[] {
  const lines = [company.name, company.address, `${t("booking.fields.phone")}: ${phone}`];
  return lines.filter((line) => line !== "");
}
