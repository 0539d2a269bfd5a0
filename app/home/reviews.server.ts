import { REVIEWS, type Review } from "~/company/claims";
import type { Language } from "~/i18n/languages";

export type { Review };

/** The six fixed reviews (specification 1). Not exposed as ratings to search engines. */
export function reviewsIn(lang: Language): Review[] {
  return REVIEWS.map(({ rating, date, ...texts }) => ({ rating, date, ...texts[lang] }));
}
