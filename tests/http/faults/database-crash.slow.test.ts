import { expect, test } from "vitest";
import { startSite } from "../../browser/site";
import { readPostmaster, listProcesses } from "./postgres-process";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";

test("after a killed app the next one takes over the database with all bookings", async () => {
  const killed = await startSite();
  const booking = bookingOf(await postBooking(killed, bookingBody({ name: "Before The Kill" })));
  const postmaster = await readPostmaster(killed);
  const gone = new Promise((resolve) => killed.process.on("exit", resolve));
  killed.process.kill("SIGKILL");
  await gone;

  const next = await startSite({ dataDir: killed.dataDir });
  expect(await readPostmaster(next)).toBe(postmaster);
  expect(await readBookings(next, await signIn(next))).toMatchObject([booking]);
  expect(await next.stop()).toBe(0);
  expect(await listProcesses(next)).toEqual([]);
  await killed.stop();
});

test(
  "after app and database are killed together, the next start finds every booking",
  { tags: "slow" },
  async () => {
    const killed = await startSite();
    const booking = bookingOf(await postBooking(killed, bookingBody({ name: "Power Cut" })));
    const gone = new Promise((resolve) => killed.process.on("exit", resolve));
    killed.process.kill("SIGKILL");
    process.kill(await readPostmaster(killed), "SIGKILL");
    await gone;

    const next = await startSite({ dataDir: killed.dataDir });
    expect(await readBookings(next, await signIn(next))).toMatchObject([booking]);
    expect(await next.stop()).toBe(0);
    expect(await listProcesses(next)).toEqual([]);
    await killed.stop();
  },
);
