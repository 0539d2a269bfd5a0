import { listShownReviews } from "~/company/content/content.queries.server";
import type { Review } from "~/company/content/review";
import { orNull, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";

/** Null while the database is unavailable: the home page works without them. */
export function loadReviews(sql: Sql, lang: Language): Promise<Review[] | null> {
  return orNull(listShownReviews(sql, lang));
}
