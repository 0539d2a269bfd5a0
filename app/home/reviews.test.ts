import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages";
import { CLAIMS } from "~/company/claims";
import { reviewsIn } from "./reviews.server";

test.each(LANGUAGES)("six reviews in %s have the claimed average", (lang) => {
  const reviews = reviewsIn(lang);
  expect(reviews).toHaveLength(6);
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  expect(stars / reviews.length).toBe(CLAIMS.averageRating);
});

test("each language has the same reviews, newest first, in its own script", () => {
  const dates = reviewsIn("en").map(({ date }) => date);
  expect(reviewsIn("ka").map(({ date }) => date)).toEqual(dates);
  expect(dates.toSorted().toReversed()).toEqual(dates);
  for (const { author, country } of reviewsIn("ka"))
    expect(author + country).toMatch(/^[\p{Script=Georgian}\s-]+$/u);
  for (const { author, country, text } of reviewsIn("en"))
    expect(author + country + text).not.toMatch(/\p{Script=Georgian}/u);
});
