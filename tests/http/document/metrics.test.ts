/** @module-tag slow */
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { openClonedSite } from "../../browser/cloned-site";
import { sendRequest } from "../answer";
import { bookingBody, postBooking, useSite } from "../site-fixture";

const METRICS_TOKEN = "a-token-of-the-monitoring";
const fixture = useSite({ METRICS_TOKEN });

function read(headers: Record<string, string> = {}) {
  return sendRequest(fixture.site, "/metrics", { headers });
}

const withToken = { Authorization: `Bearer ${METRICS_TOKEN}` };

/** Returns the value of a metric without labels. */
function metricValue(text: string, name: string) {
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

test.each<[string, Record<string, string>]>([
  ["no token", {}],
  ["another token", { Authorization: "Bearer another-token-of-others" }],
])("with %s there is no such page", async (_, headers) => {
  const { status, text } = await read(headers);
  expect([status, text]).toEqual([404, "not found"]);
});

test("with the token it has the figures of the process and of the site", async () => {
  const before = await read(withToken);
  expect(before.status).toBe(200);
  expect(before.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(before.headers.get("Cache-Control")).toBe("no-store");
  expect(metricValue(before.text, "mgzavri_pending_bookings")).toBe(0);
  expect(before.text).not.toMatch(/^mgzavri_last_backup_timestamp_seconds /m);
  expect(metricValue(before.text, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
  expect(before.text).toMatch(
    new RegExp(`^mgzavri_build_info\\{version="${version}"(,commit="[0-9a-f]{8,}")?\\} 1$`, "m"),
  );

  expect((await postBooking(fixture.site, bookingBody({ name: "Nino Counted" }))).status).toBe(201);
  const { text } = await read(withToken);
  expect(metricValue(text, "mgzavri_database_up")).toBe(1);
  expect(metricValue(text, "mgzavri_pending_bookings")).toBe(1);
  expect(metricValue(text, "mgzavri_oldest_pending_booking_seconds")).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="POST",status="2xx"\} 1$/m);
  expect(text).not.toContain("Nino");
});

test("a port of its own needs no token, and serves nothing else", async () => {
  const port = await freePort();
  const site = await openClonedSite({ METRICS_PORT: String(port) });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const found = await get("/metrics");
  expect([found.status, await found.text()]).toEqual([
    200,
    expect.stringContaining("mgzavri_database_up 1"),
  ]);
  expect((await get("/")).status).toBe(404);
  expect((await sendRequest(site, "/metrics")).status).toBe(404);
  await site.stop();
  await expect(get("/metrics")).rejects.toThrow("fetch failed");
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
