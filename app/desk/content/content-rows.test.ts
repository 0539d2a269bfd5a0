import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { seedReviews } from "#db/seed/reviews";
import { pageTexts } from "~/texts/i18n.server";
import { listShownReviews } from "~/catalog/company/content/content.queries.server";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import type { RowValue } from "~/catalog/company/content/parts";
import { LANGUAGES } from "~/web/i18n/languages";
import {
  findReview,
  findSection,
  insertReview,
  listContentChanges,
  listReviews,
  removeReview,
  updateContent,
} from "./content-rows.queries.server";

const database = useTestDatabase();
const actor = "nino";
const EXAMPLE = { aboutLead: { en: "Example", ka: "ნიმუში" } };
const lead = (en: string) => ({ aboutLead: { ...EXAMPLE.aboutLead, en } });
const REVIEW = {
  author: { en: "Ana" },
  text: { en: "Good" },
  rating: "5",
  date: "2026-05-03",
  consent: "",
  shown: "",
};

async function aboutRow() {
  const row = await findSection(database.sql, "about");
  if (!row) throw new Error("no row");
  return row;
}

test.each(LANGUAGES)(
  "a new database has the example's six reviews in %s, newest first",
  async (lang) => {
    const reviews = await listShownReviews(database.sql, lang);
    const texts = pageTexts(lang).examples.reviews;
    const expected = seedReviews.map(({ author, date }) => [texts[author].author, date]);
    expect(reviews.map(({ author, date }) => [author.text, date])).toEqual(expected);
    expect(reviews.every(({ text }) => text.lang === lang)).toBe(true);
    expect(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toBe(5);
  },
);

test("of two changes of one version the second is refused, and sees the first", async () => {
  const { sql } = database;
  const { id, version } = await aboutRow();
  const change = (value: RowValue, by: string) =>
    updateContent(sql, { id, version, value, example: EXAMPLE, actor: by });
  const results = await Promise.all([
    change(lead("Mine"), "nino"),
    change(lead("Yours"), "giorgi"),
  ]);
  expect(results.toSorted()).toEqual([false, true]);
  const winner = lead(results[0] ? "Mine" : "Yours");
  expect((await aboutRow()).value).toEqual(winner);
  const changes = await listContentChanges(sql, { id, since: version });
  expect(changes).toMatchObject([{ before: EXAMPLE, after: winner }]);
});

test("saving the same texts again changes and records nothing", async () => {
  const { sql } = database;
  const { id, version, value } = await aboutRow();
  const before = await findContentVersion(sql);
  expect(
    await updateContent(sql, { id, version, value: value ?? EXAMPLE, example: EXAMPLE, actor }),
  ).toBe(true);
  expect((await aboutRow()).version).toBe(version);
  expect(await listContentChanges(sql, { id, since: version })).toEqual([]);
  expect(await findContentVersion(sql)).toBeGreaterThanOrEqual(before);
});

test("a change raises the version of the cached pages", async () => {
  const { sql } = database;
  const { id, version } = await aboutRow();
  const before = await findContentVersion(sql);
  await updateContent(sql, { id, version, value: lead("New"), example: EXAMPLE, actor });
  expect(await findContentVersion(sql)).toBeGreaterThan(before);
});

test("a hidden review is only at the desk; a removed one is gone, and both are recorded", async () => {
  const { sql } = database;
  const id = await insertReview(sql, { value: REVIEW, actor });
  expect((await listReviews(sql)).map((review) => review.id)).toContain(id);
  expect((await listShownReviews(sql, "en")).map((review) => review.id)).not.toContain(id);
  await removeReview(sql, { id, actor });
  await removeReview(sql, { id, actor });
  expect(await findReview(sql, id)).toBeNull();
  const changes = await listContentChanges(sql, { id, since: 0 });
  expect(changes.map(({ before, after }) => [before === null, after === null])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("the database shows no review without consent, and no rating beyond five", async () => {
  const { sql } = database;
  await expect(insertReview(sql, { value: { ...REVIEW, shown: "on" }, actor })).rejects.toThrow(
    "content_review_check",
  );
  await expect(insertReview(sql, { value: { ...REVIEW, rating: "6" }, actor })).rejects.toThrow(
    "content_review_check",
  );
});
