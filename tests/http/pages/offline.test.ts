/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

describe("with a service worker", () => {
  const fixture = useSite({ SITE_NAME: "Cars & <Co>", OPERATOR_PHONE: "+995555123456" });

  test("its script is not cached and has a version", async () => {
    const { status, headers, text } = await sendRequest(fixture.site, "/sw.js");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';/);
    expect(text).toMatch(/^const VERSION = "[\da-f]{12}";\n/);
    expect((await sendRequest(fixture.site, "/sw.js")).text).toBe(text);
  });

  test.each([
    ["en", "", "/", "Cars & <Co>"],
    ["ka", "/ka", "/ka", "Cars & <Co>"],
  ])("the manifest in %s is complete", async (lang, prefix, home, name) => {
    const { status, headers, text } = await sendRequest(
      fixture.site,
      `/manifest.webmanifest?lng=${lang}`,
    );
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name, lang, dir: "ltr", id: "/", scope: "/" });
    expect(manifest).toMatchObject({ start_url: home, display: "standalone" });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(fixture.site.url + src);
      expect(icon.headers.get("Content-Type")).toBe(type);
      const png = Buffer.from(await icon.arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    const page = await sendRequest(fixture.site, `${prefix}/all-cars`);
    expect(page.text).toContain(`<link rel="manifest" href="/manifest.webmanifest?lng=${lang}"/>`);
  });

  test.each(["en", "ka"])(
    "the offline page in %s is not indexed, without scripts",
    async (lang) => {
      const { status, headers, text } = await sendRequest(fixture.site, `/offline?lng=${lang}`);
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Content-Security-Policy")).toContain("script-src 'self';");
      expect(text).toContain(`<html lang="${lang}" dir="ltr">`);
      expect(text).toContain('href="tel:+995555123456"');
      expect(text).not.toMatch(/<script| style="/);
      for (const address of text.matchAll(/(?:href|src|srcset)="(\/[^"]*)"/gi)) {
        expect([address[1], (await sendRequest(fixture.site, address[1]!)).status]).toEqual([
          address[1],
          200,
        ]);
      }
      expect((await sendRequest(fixture.site, "/sitemap.xml")).text).not.toContain("/offline");
    },
  );
});

describe("with SERVICE_WORKER=off", () => {
  const fixture = useSite({ SERVICE_WORKER: "off" });

  test("the script replaces a worker, handles nothing, and unregisters", async () => {
    const { status, headers, text } = await sendRequest(fixture.site, "/sw.js");
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
    expect(text).toContain("unregister()");
    expect(text).not.toMatch(/fetch|VERSION/);
  });
});
