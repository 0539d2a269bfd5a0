import { listShownReviews } from "~/company/content/content.queries.server";
import type { Review } from "~/company/content/review";
import { isDatabaseUnavailable, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";

/** Null while the database is unavailable: the home page works without them. */
export async function loadReviews(sql: Sql, lang: Language): Promise<Review[] | null> {
  try {
    return await listShownReviews(sql, lang);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}
