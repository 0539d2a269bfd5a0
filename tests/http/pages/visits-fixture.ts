import { beforeAll, expect, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import type { AnalyticsSummary } from "~/site/visits/analytics-summary.server";
import { json, sendJson, sendRequest } from "../answer";
import { signIn, useSite } from "../site-fixture";

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let visitors = 0;

/** Returns the headers of a new visitor. */
export function newVisitor(headers: Record<string, string> = {}) {
  visitors += 1;
  return { "X-Forwarded-For": `10.1.0.${visitors}`, "User-Agent": BROWSER, ...headers };
}

export function visitBody(changes: Record<string, unknown> = {}) {
  return { page: "/", userAgent: BROWSER, timestamp: new Date().toISOString(), ...changes };
}

/** Opens a site behind a proxy, so that each test has visitors with their own addresses. */
export function useVisitsSite() {
  const fixture = useSite({ TRUST_PROXY: "1" });
  const staff = { Cookie: "" };

  beforeAll(async () => {
    Object.assign(staff, { Cookie: await signIn(fixture.site) });
  });

  function track(changes: Record<string, unknown> = {}, headers = newVisitor()) {
    return sendJson(fixture.site, "/api/track-visit", visitBody(changes), { headers });
  }

  async function readSummary() {
    const answer = await sendRequest(fixture.site, "/api/analytics", { headers: staff });
    expect(answer.status).toBe(200);
    return json<AnalyticsSummary>(answer);
  }

  async function viewsOf(page: string) {
    const { topPages } = await readSummary();
    return topPages.find((one) => one.page === page)?.views ?? 0;
  }

  /** Waits until earlier visits are stored, which is so once a later one is counted. */
  async function settled() {
    const before = await viewsOf("Zoom Examples");
    await track({ page: "/zoom-examples" });
    await vi.waitFor(async () => expect(await viewsOf("Zoom Examples")).toBe(before + 1), {
      ...SOON,
      interval: 200,
    });
  }

  return { fixture, track, readSummary, viewsOf, settled, staff };
}
