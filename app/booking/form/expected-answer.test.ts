import { expect, test } from "vitest";
import { connect } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { BY_HAND } from "~/catalog/availability/at-once";
import { findExpectedAnswer } from "./expected-answer.server";
import type { FormValues } from "./form-values";

const database = useTestDatabase();
const rentals = useRentals(database);
const answers = { atOnceHours: 24, noticeHours: 0 };
const TYPED: FormValues = {
  vehicle: "Model 1",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "12.6.2030",
  returnTime: "12:00",
};

test("a free car is confirmed at once, a taken one is a request", async () => {
  const { id } = await rentals.model(1);
  const expected = () => findExpectedAnswer(database.sql, TYPED, { answers, now: NOW });
  expect(await expected()).toBe("atOnce");
  await rentals.booked(id, 9, 10);
  expect(await expected()).toBe("request");
});

test.each<[string, FormValues, string | null]>([
  ["a car that is not of the fleet", { vehicle: "Other" }, "request"],
  ["a pick-up that is too soon", { pickupDate: "2030-06-01", pickupTime: "11:59" }, "request"],
  ["reversed dates", { returnDate: "2030-06-09" }, "request"],
  ["a car that staff have removed", { vehicle: "Lada Niva" }, null],
  ["no car", { vehicle: "" }, null],
  ["half a date", { pickupDate: "2030-06" }, null],
  ["no time", { returnTime: "" }, null],
])("%s: %j is %j", async (_, changes, expected) => {
  await rentals.model(1);
  const found = await findExpectedAnswer(
    database.sql,
    { ...TYPED, ...changes },
    { answers, now: NOW },
  );
  expect(found).toBe(expected);
});

test("a company that answers by hand says nothing of it", async () => {
  await rentals.model(1);
  expect(await findExpectedAnswer(database.sql, TYPED, { answers: BY_HAND, now: NOW })).toBeNull();
});

test("nothing is said while the database is unavailable", async () => {
  const nowhere = connect({ dataDir: "/nowhere" }, { max: 1, connect_timeout: 1 });
  expect(await findExpectedAnswer(nowhere, TYPED, { answers, now: NOW })).toBeNull();
  await nowhere.end();
});
