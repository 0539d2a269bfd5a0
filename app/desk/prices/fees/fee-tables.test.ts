import { describe, expect, test } from "vitest";
import type { PriceTables } from "~/catalog/pricing/price-tables";
import { codeRows, parseCodes } from "./code-rows";
import { feeCells, feeField, feesForm, parseFees, typedFees } from "./fee-tables";

const CELLS = feeCells("USD", [{ slug: "tbilisi" }, { slug: "batumi" }]);
const ONE_WAY = { kind: "oneWay", currency: "USD", pickup: "tbilisi", return: "batumi" } as const;

const FEES: PriceTables["fees"] = {
  graceMinutes: 30,
  rules: [
    { kind: "lateReturn", amount: 5, currency: "USD", minutes: 0, atMost: 20 },
    { ...ONE_WAY, amount: 40 },
    { kind: "delivery", amount: 60, currency: "GEL", pickup: "batumi", return: "batumi" },
    { kind: "outOfHours", amount: 25, currency: "GEL", from: "21:00", until: "08:00" },
    { kind: "secondDriver", amount: 0, currency: "USD", perDay: false, atMost: null },
    { kind: "youngDriver", amount: 4.5, currency: "USD", age: 25, perDay: true, atMost: null },
    { kind: "border", amount: 30, currency: "USD", country: "AM" },
    { kind: "extraKm", amount: 0.25, currency: "GEL" },
  ],
};

/** Returns a form as a browser sends it. */
function sent(table: PriceTables["fees"], more: readonly [string, string][] = []) {
  const form = new FormData();
  const { counting, graceMinutes, rows } = feesForm(CELLS, table);
  form.append("counting", counting);
  form.append("graceMinutes", graceMinutes);
  for (const [kind, kindRows] of Object.entries(rows)) {
    for (const row of kindRows) {
      for (const [field, text] of Object.entries(row)) {
        form.append(feeField(kind as "oneWay", field), text);
      }
    }
  }
  for (const [name, text] of more) form.append(name, text);
  return form;
}

const parse = (form: FormData) => parseFees(CELLS, typedFees(form, CELLS));

describe("the form of the fees", () => {
  test("sent as it is changes nothing, also without any fee", () => {
    expect(parse(sent(FEES))).toEqual({ ok: true, table: FEES });
    const none = { graceMinutes: null, rules: [] };
    expect(parse(sent(none))).toEqual({ ok: true, table: none });
    expect(parse(sent({ graceMinutes: 0, rules: [] }))).toMatchObject({
      table: { graceMinutes: 0 },
    });
  });

  test.each([
    [
      { ...ONE_WAY, amount: 1, pickup: "batumi" },
      "fees-oneWay-return-1",
      "prices.errors.samePlace",
    ],
    [{ ...ONE_WAY, amount: 1 }, "fees-oneWay-return-1", "prices.errors.sameFee"],
    [{ ...ONE_WAY, amount: 1, return: "" }, "fees-oneWay-return-1", "prices.errors.place"],
    [{ ...ONE_WAY, amount: -1 }, "fees-oneWay-amount-1", "prices.errors.fee"],
    [
      { kind: "outOfHours", amount: 1, currency: "USD", from: "25:00", until: "08:00" },
      "fees-outOfHours-from-1",
      "prices.errors.time",
    ],
    [
      { kind: "youngDriver", amount: 1, currency: "USD", age: 25, perDay: true, atMost: null },
      "fees-youngDriver-age-1",
      "prices.errors.sameFee",
    ],
    [
      { kind: "secondDriver", amount: 1, currency: "USD", perDay: true, atMost: null },
      "fees-secondDriver-amount-1",
      "prices.errors.sameFee",
    ],
  ] as const)("refuses %j", (rule, id, message) => {
    const rules = [...FEES.rules, rule];
    expect(parse(sent({ ...FEES, rules }))).toEqual({ ok: false, errors: [[id, message]] });
  });

  test("refuses a grace of more than half a day", () => {
    expect(parse(sent({ ...FEES, graceMinutes: 721 }))).toEqual({
      ok: false,
      errors: [["graceMinutes", "prices.errors.grace"]],
    });
  });
});

describe("the form of the codes", () => {
  const CODE = {
    code: "SPRING",
    percent: 12.5,
    amount: null,
    currency: null,
    lastDay: "2030-05-31",
    maxUses: 10,
  };
  const AMOUNT = { ...CODE, code: "GEL-50", percent: null, amount: 50, currency: "GEL" as const };

  test("sent as it is changes nothing", () => {
    expect(parseCodes(codeRows([CODE, AMOUNT]))).toEqual({ ok: true, codes: [CODE, AMOUNT] });
  });

  test("writes a code as customers' codes are read", () => {
    const [row] = codeRows([CODE]);
    expect(parseCodes([{ ...row, code: "sp ring", lastDay: "", maxUses: "" }])).toEqual({
      ok: true,
      codes: [{ ...CODE, lastDay: null, maxUses: null }],
    });
  });

  test.each([
    [{ code: "Ж" }, "code", "prices.errors.code"],
    [{ value: "0" }, "value", "prices.errors.codePercent"],
    [{ value: "101" }, "value", "prices.errors.codePercent"],
    [{ value: "0", unit: "USD" }, "value", "prices.errors.codeAmount"],
    [{ lastDay: "2030-02-30" }, "lastDay", "prices.errors.date"],
    [{ maxUses: "0" }, "maxUses", "prices.errors.uses"],
  ])("refuses %j", (changes, field, message) => {
    const [row] = codeRows([CODE]);
    const typed = { ...row, ...changes };
    expect(parseCodes([typed])).toEqual({ ok: false, errors: [[`codes-${field}-0`, message]] });
  });

  test("refuses a code twice", () => {
    expect(parseCodes(codeRows([CODE, CODE]))).toEqual({
      ok: false,
      errors: [["codes-code-1", "prices.errors.sameCode"]],
    });
  });
});
