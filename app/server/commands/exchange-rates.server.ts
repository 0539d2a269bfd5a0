import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { createSite } from "~/server/site.server";
import { readSettings } from "~/server/settings/settings.server";
import { parseRates, type Currency, type ExchangeRates } from "~/catalog/pricing/exchange-rates";
import { findExchangeRates } from "~/catalog/pricing/exchange-rates.queries.server";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";

/** The author in the settings log. It is stored: older rows have the same text. */
const ACTOR = "npm run rates";

const USAGE = `usage: npm run exchange-rates                          prints the current rates
       npm run exchange-rates -- GEL=2.72 EUR=0.86    sets today's rates for one US dollar
       npm run exchange-rates -- off                  removes the rates`;

/** Runs `npm run exchange-rates`. Resolves with the exit code. */
export async function runExchangeRatesCommand(args: string[]): Promise<number> {
  if (args.length === 0) return withDatabase(print);
  if (args.length === 1 && args[0] === "off") return withDatabase(remove);
  const parsed = parseRates(args);
  if (!parsed.ok) {
    console.error(`${parsed.reason}\n${USAGE}`);
    return 2;
  }
  return withDatabase((sql) => set(sql, parsed.rates));
}

async function withDatabase(command: (sql: Sql) => Promise<void>): Promise<number> {
  const { sql, attach } = createSite(readSettings(process.env));
  const site = await attach();
  try {
    await command(sql);
    return 0;
  } finally {
    await site.close();
  }
}

async function print(sql: Sql) {
  const rates = await findExchangeRates(sql);
  console.log(rates ? describe(rates) : "no rates are set");
}

async function set(sql: Sql, rates: Record<Currency, number>) {
  const before = await findExchangeRates(sql);
  const dated = {
    date: businessTime(new Date()).date,
    ...rates,
    ...(before?.isDollarsFirst && { isDollarsFirst: true }),
  };
  await saveSettings(sql, { exchangeRates: dated }, ACTOR);
  console.log(describe(dated));
}

async function remove(sql: Sql) {
  const changed = await saveSettings(sql, { exchangeRates: null }, ACTOR);
  console.log(changed?.length ? "the rates are removed" : "no rates are set");
}

function describe({ date, GEL, EUR, isExample }: ExchangeRates) {
  return `1 USD = ${GEL} GEL = ${EUR} EUR, as of ${date}${isExample ? ", of the example" : ""}`;
}
