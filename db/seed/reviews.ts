import { pageTexts } from "~/texts/i18n.server";
import type { PageTexts } from "~/texts/page-texts";
import { localizedBy } from "~/web/i18n/localized";
import type { Queries } from "../connect";

type SeedReview = {
  /** The key of its texts. */
  author: keyof PageTexts["examples"]["reviews"];
  /** The number of stars, out of five. */
  rating: number;
  /** `YYYY-MM-DD` */
  date: string;
};

/** The six fixed reviews (specification 1), newest first. */
export const seedReviews: readonly SeedReview[] = [
  { author: "vogel", rating: 5, date: "2026-09-14" },
  { author: "mehta", rating: 5, date: "2026-08-03" },
  { author: "whitlock", rating: 5, date: "2026-06-21" },
  { author: "sadykova", rating: 5, date: "2026-05-12" },
  { author: "nowak", rating: 5, date: "2026-02-08" },
  { author: "benAmi", rating: 5, date: "2025-10-27" },
];

/** Seeds the reviews of the example. */
export async function seedExampleReviews(sql: Queries) {
  await sql`
    insert into content (section, value, is_example)
    select 'review', value, true
    from jsonb_array_elements(${sql.json(seedReviews.map(toFields))}) as value`;
}

function toFields({ author, rating, date }: SeedReview) {
  const text = (name: "author" | "country" | "text") =>
    localizedBy((lang) => pageTexts(lang).examples.reviews[author][name]);
  return {
    author: text("author"),
    country: text("country"),
    text: text("text"),
    rating: String(rating),
    date,
    source: "",
    link: "",
    consent: "",
    shown: "on",
  };
}
