/** @module-tag slow */
import { expect, test } from "vitest";
import { PAGES } from "~/web/pages/page-table";
import { pageAt } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";
import { PUBLIC_PATHS } from "../../browser/public-paths";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

const FILES = ["/photos/", "/pictures/", "/assets/", "/icons/"];

test.each(PUBLIC_PATHS)(
  "without cookies, links and forms of %s stay in its language",
  async (path) => {
    const address = `${path}${path.includes("?") ? "&" : "?"}lng=ka`;
    const { text } = await sendRequest(fixture.site, address);
    const links = [...text.matchAll(/<a [^>]*?href="(\/[^"#]*)[^"]*"/g)].map(
      ([, href = ""]) => href,
    );
    const pages = links.filter((href) => !FILES.some((folder) => href.startsWith(folder)));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((href) => !href.includes("lng=ka"))).toEqual([]);
    const known: readonly Page[] = PAGES;
    for (const href of pages)
      expect([href, pageAt(known, href.split("?")[0] ?? "")]).not.toContain(null);
    for (const [form] of text.matchAll(/<form [^>]*method="get"[\s\S]*?<\/form>/g)) {
      expect(form).toContain('name="lng" value="ka"');
    }
  },
);
