import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures";
import { startSite } from "../site";
import { startRecordingProxy } from "./recording-proxy";

/** The first to compress with dictionaries that we know of; Node 20 does not. */
const NODE = "node@24.21.0";

const KB = 1024;

type Recorder = Awaited<ReturnType<typeof startRecordingProxy>>;

/** The path of that Node.js, from the registry. */
async function installNode(folder: string): Promise<string> {
  const npm = ["install", "--prefix", folder, "--prefer-offline", "--no-audit", "--no-fund", NODE];
  await promisify(execFile)("npm", npm);
  return join(folder, "node_modules/node/bin/node");
}

const test = base.extend<{ recorder: Recorder }, { siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "mgzavri-node-"));
      const site = await startSite({ node: await installNode(folder) });
      await use(site.url);
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  recorder: async ({ siteUrl }, use) => {
    const recorder = await startRecordingProxy(siteUrl);
    await use(recorder);
    recorder.stop();
  },
  baseURL: async ({ recorder }, use) => use(recorder.url),
});

// In one worker, with one site.
test.describe.configure({ mode: "default" });

const answersTo = (recorder: Recorder, path: string) =>
  recorder.recorded
    .filter((one) => one.path === path)
    .map(({ encoding, bytes }) => ({ encoding, bytes }));

/** Opens pages until the browser has the dictionary of their language. */
async function loadDictionary(page: Page, recorder: Recorder) {
  await expect
    .poll(async () => {
      await page.goto("/guides", { waitUntil: "networkidle" });
      return answersTo(recorder, "/guides").at(-1)?.encoding;
    })
    .toBe("dcb");
}

for (const [language, locale] of [
  ["en", "en-US"],
  ["ka", "ka-GE"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test("later pages are compressed with the first ones", async ({ page, recorder }) => {
      await loadDictionary(page, recorder);
      for (const [path, budget] of [
        ["/all-cars", 3 * KB],
        ["/tbilisi", 3 * KB],
        ["/faq", 4.2 * KB],
        ["/cars/2", KB],
        ["/privacy-policy", 5.5 * KB],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        const [{ encoding, bytes = 0 } = {}] = answersTo(recorder, path);
        expect([path, encoding, bytes <= budget || bytes]).toEqual([path, "dcb", true]);
      }
    });
  });
}

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("its pages are compressed too", async ({ page, recorder }) => {
    await loadDictionary(page, recorder);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const response = await page.goto("/all-cars");
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(answersTo(recorder, "/all-cars")[0]?.encoding).toBe("dcb");
  });
});

test("a browser that saves data loads no dictionary, and a call has none", async ({
  request,
  recorder,
}) => {
  const linkOf = async (path: string, headers = {}) =>
    (await request.get(recorder.url + path, { headers })).headers().link;
  await expect.poll(() => linkOf("/?lng=en")).toContain("compression-dictionary");
  expect(await linkOf("/?lng=en", { "Save-Data": "on" })).toBeUndefined();
  expect(await linkOf("/api/cars")).toBeUndefined();
});
