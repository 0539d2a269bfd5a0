import { expect, test } from "vitest";
import type { FeeRule } from "~/catalog/pricing/fee-rules";
import { i18nFor } from "~/texts/i18n.server";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { describeChange } from "./describe-change";

const { t } = i18nFor("en");
const georgian = i18nFor("ka").t;
const [tbilisi, airport] = EXAMPLE_PLACES.map((place) => ({ ...place, gapMinutes: 0 }));
const before = [tbilisi!, airport!];
const NAMES = { cars: [], places: before };

test("a changed fee names its place once", () => {
  const after = [tbilisi!, { ...airport!, fee: 50 }];
  const [text, ...others] = describeChange(t, { before, after }, NAMES);
  expect(text).toMatch(/^Tbilisi Airport: \D*45\D* → \D*50\D*$/);
  expect(others).toEqual([]);
  expect(describeChange(georgian, { before, after }, NAMES)[0]).toMatch(
    /^თბილისის აეროპორტი: \D*45/,
  );
});

test("a changed translation shows in its language only", () => {
  const after = [tbilisi!, { ...airport!, name: { en: airport!.name.en, ka: "აეროპორტი" } }];
  expect(describeChange(t, { before, after }, NAMES)).toEqual([]);
  expect(describeChange(georgian, { before, after }, NAMES)[0]).toMatch(
    /^თბილისის აეროპორტი, .*45.* → აეროპორტი, .*45/,
  );
});

test("added and removed places are described", () => {
  expect(describeChange(t, { before, after: [tbilisi!] }, NAMES)[0]).toMatch(
    /^Tbilisi Airport: .*45.* → –$/,
  );
  expect(describeChange(t, { before: [tbilisi!], after: before }, NAMES)[0]).toMatch(
    /^Tbilisi Airport: – → /,
  );
});

test("a plan has the name of its car", () => {
  const rates = (dailyRate: number) => ({
    types: { sedan: [{ minDays: 1, dailyRate: 40 }], suv: [{ minDays: 1, dailyRate: 60 }] },
    plans: { 7: [{ minDays: 1, dailyRate }] },
  });
  const change = { before: rates(50), after: rates(55) };
  expect(describeChange(t, change, { ...NAMES, cars: [{ id: 7, name: "RAV4" }] })).toEqual([
    "RAV4: 1: 50 → 1: 55",
  ]);
  expect(describeChange(t, change, NAMES)).toEqual(["№ 7: 1: 50 → 1: 55"]);
});

test("a fee between places has their names, or their slugs once they are gone", () => {
  const fees = (...rules: FeeRule[]) => ({ graceMinutes: null, rules });
  const rule = { kind: "oneWay", pickup: tbilisi!.slug, return: airport!.slug } as const;
  const change = { before: fees(), after: fees({ ...rule, amount: 30, currency: "USD" }) };
  expect(describeChange(georgian, change, NAMES)[0]).toMatch(
    /: თბილისი → თბილისის აეროპორტი: – → .*30/,
  );
  expect(describeChange(t, change, { ...NAMES, places: [] })[0]).toMatch(
    /: tbilisi → tbilisi-airport: – → .*30/,
  );
});
