import { parseDate } from "~/web/calendar";
import { httpsLink } from "~/web/https-link";
import type { Language } from "~/web/i18n/languages";
import { localizedIn, type LocalizedText } from "~/web/i18n/localized";
import type { SectionValue } from "./parts";

/** What a customer wrote, in the visitor's language where it is translated. */
export type Review = {
  id: number;
  author: LocalizedText;
  country: LocalizedText | null;
  text: LocalizedText;
  /** The number of stars of five. */
  rating: number;
  /** `YYYY-MM-DD`; null in the preview of one whose date is not typed yet. */
  date: string | null;
  /** Where the customer wrote it, such as `Google`; missing if the company doesn't say. */
  source?: string;
  /** Where it can be read, an address that begins with `https:`. */
  link?: string;
  /** Whether it is a made-up one of the example, which stands nowhere else. */
  isExample?: true;
};

/** Returns a review in a language; null for one without an author or a text. */
export function reviewIn(
  { id, value, isExample }: { id: number; value: SectionValue<"review">; isExample: boolean },
  lang: Language,
): Review | null {
  const author = localizedIn(value.author, lang);
  const text = localizedIn(value.text, lang);
  if (!author || !text) return null;
  const { rating = "", date = "" } = value;
  return {
    id,
    author,
    country: localizedIn(value.country, lang),
    text,
    rating: starsOf(rating),
    date: parseDate(date),
    ...(isExample ? { isExample } : sourceOf(value)),
  };
}

/**
 * Returns the number of stars from 0 to 5. The desk previews typed texts, which may be any number or none.
 */
function starsOf(rating: string): number {
  return Math.min(Math.max(Number(rating) || 0, 0), 5);
}

function sourceOf({ source, link = "" }: SectionValue<"review">) {
  const address = httpsLink(link);
  return { ...(source && { source }), ...(address && { link: address }) };
}
