import { isLanguage, languageDetails } from "~/web/i18n/languages";

const ATTRIBUTE = "data-copy";

/**
 * Returns the attribute of the empty, hidden element that gets the text, with `{day}` and `{time}` of the
 * copy.
 */
export function copyLabel(text: string) {
  return { [ATTRIBUTE]: text };
}

const LABEL = / hidden="" data-copy="([^"]*)">/;

/** Returns the HTML of an offline copy, which says when the server sent it. */
export function withCopyLabel(html: string, sentAt: Date): string {
  const [, lang = ""] = /<html lang="(\w+)"/.exec(html) ?? [];
  if (!isLanguage(lang)) return html;
  const { language } = new Intl.Locale(languageDetails(lang).locale);
  // With this region the day comes first.
  const locale = `${language}-GB`;
  return html.replace(LABEL, (_, text: string) => {
    const day = sentAt.toLocaleDateString(locale, { dateStyle: "long" });
    const time = sentAt.toLocaleTimeString(locale, { timeStyle: "short", hourCycle: "h23" });
    return ` ${ATTRIBUTE}="">${text.replace("{day}", day).replace("{time}", time)}`;
  });
}
