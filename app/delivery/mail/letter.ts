import type { TFunction } from "i18next";
import { escapeHtml } from "~/delivery/telegram/telegram-html";
import type { Line } from "~/delivery/booking-lines";

/** What a mail says, before it becomes text and HTML. */
export type Letter = {
  lang: string;
  title: string;
  paragraphs: string[];
  lines: Line[];
  /** Links by themselves, the most important first. */
  links: { text: string; url: string }[];
  /** Below everything: who sends it. */
  foot: string[];
};

export function letterText({ title, paragraphs, lines, links, foot }: Letter): string {
  return [
    title,
    ...paragraphs,
    lines.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    links.map(({ text, url }) => `${text}:\n${url}`).join("\n\n"),
    `-- \n${foot.join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const STYLE = {
  body: "margin:0;background:#f6efe2;color:#2b2320;font:16px/1.5 Georgia,'Noto Serif Georgian',serif",
  sheet: "max-width:36rem;margin:0 auto;padding:24px;background:#fffaf0",
  title: "margin:0 0 16px;font-size:24px;line-height:1.25;color:#6d1f2c",
  first:
    "display:inline-block;padding:12px 20px;border-radius:6px;background:#6d1f2c;color:#fffaf0;text-decoration:none",
  foot: "margin:24px 0 0;padding-top:16px;border-top:1px solid #d9c9ad;font-size:14px",
} as const;

/** Simple HTML without tables, pictures and scripts: it reads well in every mailbox. */
export function letterHtml({ lang, title, paragraphs, lines, links, foot }: Letter): string {
  const e = escapeText;
  return `<!doctype html>
<html lang="${e(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.sheet}">
<h1 style="${STYLE.title}">${e(title)}</h1>
${paragraphs.map((text) => `<p>${e(text)}</p>`).join("\n")}
${lines.map(({ label, value }) => `<p style="margin:4px 0">${e(label)}: <strong>${e(value)}</strong></p>`).join("\n")}
${links.map(({ text, url }, index) => `<p><a href="${e(url)}"${index === 0 ? ` style="${STYLE.first}"` : ""}>${e(text)}</a></p>`).join("\n")}
<p style="${STYLE.foot}">${foot.map(e).join("<br>")}</p>
</div></body>
</html>
`;
}

function escapeText(text: string) {
  return escapeHtml(text).replaceAll('"', "&quot;").replaceAll("\n", "<br>");
}

/** Who runs the site, as the foot of every mail. */
export function footOf(
  t: TFunction,
  company: { name: string; address: string },
  phone: string,
): string[] {
  return [company.name, company.address, `${t("booking.fields.phone")}: ${phone}`];
}
