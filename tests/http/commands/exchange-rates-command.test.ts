import { inLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import { expect, test } from "vitest";
import { businessTime } from "~/web/calendar";
import { sendRequest } from "../answer";
import { runProgram, settingsOf } from "./program";
import { useSite } from "../site-fixture";

const fixture = useSite();

/** Runs `npm run exchange-rates` while the site is running. */
function exchangeRates(...args: string[]) {
  return runProgram("exchange-rates.mjs", { args, env: settingsOf(fixture.site) });
}

const printed = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });

const carPage = async (lang: Language) =>
  (await sendRequest(fixture.site, inLanguage("/cars/1?from=2030-06-10&to=2030-06-15", lang))).text;

test(
  "rates are set, printed and removed, and cached pages follow at once",
  { tags: "slow" },
  async () => {
    const { date } = businessTime(new Date());
    const example = `1 USD = 2.72 GEL = 0.86 EUR, as of ${date}, of the example`;
    expect(await exchangeRates()).toEqual(printed(example));
    expect(await carPage("ka")).toContain("225\u00a0$");
    expect(await carPage("ka")).not.toContain("≈ 612\u00a0₾ (225\u00a0$)");

    const line = printed(`1 USD = 2.72 GEL = 0.86 EUR, as of ${date}`);
    expect(await exchangeRates("GEL=2.72", "EUR=0,86")).toEqual(line);
    expect(await exchangeRates()).toEqual(line);
    // Five days of a Toyota RAV4 are 225 USD.
    expect(await carPage("en")).toContain(
      "≈ 612 GEL · ≈ €194 as a guide, at the exchange rate of ",
    );
    expect(await carPage("ka")).toContain("≈ 612\u00a0₾ · ≈ 194\u00a0€");
    expect(await carPage("ka")).toContain("≈ 612\u00a0₾ (225\u00a0$)");

    expect(await exchangeRates("GEL=3", "EUR=1")).toEqual(
      printed(`1 USD = 3 GEL = 1 EUR, as of ${date}`),
    );
    expect(await carPage("en")).toContain("≈ 675 GEL · ≈ €225 ");

    expect(await exchangeRates("off")).toEqual(printed("the rates are removed"));
    expect(await carPage("en")).not.toContain("≈");
    expect(await exchangeRates("off")).toEqual(printed("no rates are set"));
  },
);

// The other formats are tested in `app/catalog/pricing/exchange-rates.test.ts`.
test("rejects one rate alone with exit code 2 and the usage", { tags: "slow" }, async () => {
  const { code, stdout, stderr } = await exchangeRates("GEL=2.72");
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("both GEL and EUR");
  expect(stderr).toContain("usage: npm run exchange-rates");
});
