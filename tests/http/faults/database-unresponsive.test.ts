import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { startSite, type SiteProcess } from "../../browser/site";
import { sendRequest, sendForm } from "../answer";
import { useRemoteDatabase } from "./remote-database";
import { openPage } from "../page";
import { bookingBody, bookingFields, postBooking } from "../site-fixture";

const remote = useRemoteDatabase();
let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: remote.url } });
});

afterAll(async () => {
  remote.proxy.resume();
  await site?.stop();
});

test("detects an unresponsive database, logs it once, and recovers", { tags: "slow" }, async () => {
  const before = (await sendRequest(site, "/all-cars")).text.length;
  remote.proxy.stall();
  expect((await sendRequest(site, "/readyz")).status).toBe(503);
  expect((await sendRequest(site, "/healthz")).status).toBe(200);

  const fields = bookingFields({ name: "Silent", notes: "kept" });
  const form = sendForm(site, "/", fields);
  const call = postBooking(site, bookingBody({ name: "Silent Call" }));
  const page = await sendRequest(site, "/all-cars");
  expect([page.status, page.text.length]).toEqual([200, before]);

  const [refused, refusedCall] = await Promise.all([form, call]);
  expect([refused.status, refusedCall.status]).toEqual([503, 503]);
  expect(openPage(refused).values("booking-request")).toMatchObject(fields);

  remote.proxy.resume();
  const ready = async () => expect((await sendRequest(site, "/readyz")).status).toBe(200);
  await vi.waitFor(ready, { ...SOON, interval: 50 });
  expect((await sendForm(site, "/", fields)).status).toBe(303);
  await expect.poll(site.output).toContain("the database is ready again");
  expect(site.output().match(/the database is unavailable:/g)).toHaveLength(1);
  expect(site.output().match(/the database is ready again/g)).toHaveLength(1);
});
