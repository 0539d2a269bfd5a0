import { expect, test } from "vitest";
import { PAGES, PUBLIC_PAGES } from "./page-table";
import type { Page } from "./page";
import { speculationRules } from "./speculation-rules";

const { prefetch } = speculationRules();

/** Returns the rules' patterns of paths with an eagerness. */
function patternsOf(eagerness: string) {
  const rule = prefetch.find((one) => one.eagerness === eagerness);
  const [pages] = rule && "and" in rule.where ? rule.where.and : [];
  return pages && "href_matches" in pages ? pages.href_matches.map(({ pathname }) => pathname) : [];
}

const pages: readonly Page[] = PAGES;
/** The pattern of all languages. */
const withPrefix = (pattern: string) => `{/(ka)}?${pattern}`;
const allowed = [...patternsOf("moderate"), ...patternsOf("conservative")];

test("only public pages may be prefetched, each by one rule", () => {
  const found = pages.filter(({ pattern }) => allowed.includes(withPrefix(pattern)));
  expect(found.map(({ area }) => area)).toEqual(found.map(() => "public"));
  expect(allowed.toSorted()).toEqual(
    ["/", "/(ka)", ...found.map(({ pattern }) => withPrefix(pattern))].toSorted(),
  );
  expect(allowed).toContain(withPrefix("/faq"));
  expect(allowed).not.toContain(withPrefix("/bookings"));
});

test("pages with availability are prefetched at the press only", () => {
  expect(patternsOf("conservative")).toEqual([
    "/",
    "/(ka)",
    ...["/all-cars", "/compare", "/cars/:id", "/tbilisi", "/batumi", "/kutaisi"].map(withPrefix),
  ]);
});

test("addresses with dates or a token are not prefetched", () => {
  const own = (PUBLIC_PAGES as readonly Page[]).flatMap(({ query = {} }) => Object.entries(query));
  const secret = own.filter(([, values]) => values === null).map(([name]) => name);
  for (const rule of prefetch) {
    const text = JSON.stringify(rule);
    expect(text).toContain('"not":{"href_matches":[{"pathname":"*","search":"*(from|to|month|');
    for (const name of secret) expect(text).toContain(name);
  }
});
