import { expect, test } from "vitest";
import { PAGES } from "~/pages";
import { pageAt } from "~/pages/match";
import type { Page } from "~/pages/page";
import { sendRequest } from "./answer";
import { useSite } from "./site-fixture";

const fixture = useSite();

const PATHS = [
  "/",
  "/all-cars",
  "/all-cars?type=suv&from=2030-06-10&to=2030-06-12",
  "/cars/1",
  "/faq",
  "/tbilisi",
  "/guides",
  "/guides/do-you-need-4x4-georgia",
  "/blog",
  "/blog?guide=kazbegi",
  "/terms",
  "/privacy-policy",
  "/zoom-examples",
  "/bookings",
];

const FILES = ["/photos/", "/pictures/", "/assets/", "/icons/"];

test.each(PATHS)("without cookies, links and forms of %s stay in its language", async (path) => {
  const address = `${path}${path.includes("?") ? "&" : "?"}lng=ka`;
  const { text } = await sendRequest(fixture.site, address);
  const links = [...text.matchAll(/<a [^>]*?href="(\/[^"#]*)[^"]*"/g)].map(([, href = ""]) => href);
  const pages = links.filter((href) => !FILES.some((folder) => href.startsWith(folder)));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((href) => !href.includes("lng=ka"))).toEqual([]);
  const known: readonly Page[] = PAGES;
  for (const href of pages)
    expect([href, pageAt(known, href.split("?")[0] ?? "")]).not.toContain(null);
  for (const [form] of text.matchAll(/<form [^>]*method="get"[\s\S]*?<\/form>/g)) {
    expect(form).toContain('name="lng" value="ka"');
  }
});
