/** @module-tag slow */
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { GALLERY_MODES } from "~/web/pages/address-values";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

async function elements(path: string, selector: string): Promise<Element[]> {
  const { status, text } = await sendRequest(fixture.site, path);
  expect(status).toBe(200);
  return [...parseHTML(text).document.querySelectorAll(selector)];
}

test.each(["/", "/all-cars", "/cars/1", "/zoom-examples"])(
  "every picture of %s has a size and a text",
  async (path) => {
    const pictures = await elements(path, "main img");
    expect(pictures.length).toBeGreaterThan(4);
    for (const picture of pictures) {
      expect(picture.getAttribute("width")).toMatch(/^\d+$/);
      expect(picture.getAttribute("height")).toMatch(/^\d+$/);
      expect(picture.getAttribute("alt")).toMatch(/.{10}/);
    }
  },
);

test("only visible cars load at once", async () => {
  expect(await elements("/all-cars", "article img[loading=eager]")).toHaveLength(2);
  expect(await elements("/all-cars", "article img[loading=lazy]")).toHaveLength(26);
});

test.each([...GALLERY_MODES.map((mode) => `/zoom-examples?mode=${mode}`), "/cars/1"])(
  "%s links each picture to its large version",
  async (path) => {
    const links = (await elements(path, "main a")).filter((link) => {
      return [...link.querySelectorAll("img")].some((picture) => picture.getAttribute("alt"));
    });
    const targets = new Set(links.map((link) => link.getAttribute("href")!));
    expect(targets.size).toBeGreaterThan(2);
    for (const target of targets) {
      expect((await sendRequest(fixture.site, target)).status).toBe(200);
    }
  },
);
