import type { Queries } from "../connect";
import { seedReviews, type SeedReview } from "./review-texts";

/** Seeds the reviews of the example. */
export async function seedExampleReviews(sql: Queries) {
  await sql`
    insert into content (section, value, is_example)
    select 'review', value, true
    from jsonb_array_elements(${sql.json(seedReviews.map(toFields))}) as value`;
}

function toFields({ rating, date, en, ka }: SeedReview) {
  return {
    author: { en: en.author, ka: ka.author },
    country: { en: en.country, ka: ka.country },
    text: { en: en.text, ka: ka.text },
    rating: String(rating),
    date,
    consent: "",
    shown: "on",
  };
}
