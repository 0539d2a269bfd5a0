import { expect, test } from "vitest";
import { businessTime } from "~/calendar";
import { sendRequest } from "./answer";
import { runProgram, settingsOf } from "./program";
import { useSite } from "./site-fixture";

const fixture = useSite();

function rates(...args: string[]) {
  return runProgram("exchange-rates.mjs", { args, env: settingsOf(fixture.site) });
}

const success = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });

const carPage = async (lang: string) =>
  (await sendRequest(fixture.site, `/cars/1?from=2030-06-10&to=2030-06-15&lng=${lang}`)).text;

test("sets, prints and removes rates, and the page cache follows immediately", async () => {
  expect(await rates()).toEqual(success("no rates are set"));
  expect(await carPage("en")).not.toContain("≈");

  const { date } = businessTime(new Date());
  const line = success(`1 USD = 2.72 GEL = 0.86 EUR, as of ${date}`);
  expect(await rates("GEL=2.72", "EUR=0,86")).toEqual(line);
  expect(await rates()).toEqual(line);
  // Five days of a Toyota RAV4 are 225 USD.
  expect(await carPage("en")).toContain("≈ 612 GEL · ≈ €194 at the rates of ");
  expect(await carPage("ka")).toContain("≈ 612 ₾ · ≈ 194 €");

  expect(await rates("GEL=3", "EUR=1")).toEqual(success(`1 USD = 3 GEL = 1 EUR, as of ${date}`));
  expect(await carPage("en")).toContain("≈ 675 GEL · ≈ €225 ");

  expect(await rates("off")).toEqual(success("the rates are removed"));
  expect(await carPage("en")).not.toContain("≈");
  expect(await rates("off")).toEqual(success("no rates are set"));
});

test.each([
  ["a single rate", ["GEL=2.72"], "both GEL and EUR"],
  ["an invalid rate", ["GEL=2.72", "EUR=cheap"], "EUR=cheap: the rate is a number"],
  ["another word", ["on"], "on: write it like GEL=2.72"],
])("rejects %s", async (_, args, words) => {
  const { code, stdout, stderr } = await rates(...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(words);
  expect(stderr).toContain("usage: npm run exchange-rates");
});
