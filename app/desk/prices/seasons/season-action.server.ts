import type { Sql } from "~/web/db.server";
import { findPriceTable, savePrices } from "~/catalog/pricing/price-tables.queries.server";
import type { Season } from "~/catalog/pricing/seasons";
import { firstText } from "~/web/first-text";
import { parseSubmission, typedTexts } from "~/web/http/submission.server";
import { messageKey } from "~/web/message-key";
import {
  NEW_SEASON,
  SEASON_FIELD,
  seasonId,
  VERSION_FIELD,
  type PricesAnswer,
} from "~/desk/prices/prices";
import { readVersion } from "~/desk/prices/read-version.server";
import { parseGrid, typedGrid, type RatesGrid } from "~/desk/prices/rates-grid";
import { SEASON_FIELDS } from "./season-fields";
import { seasonSchema } from "./season.schema";

/** Adds a season or replaces one; returns why not, or null. */
export async function saveSeason(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const { version, table } = await findPriceTable(sql, "seasons");
  const number = firstText(form.get(SEASON_FIELD));
  const grid = typedGrid(form, []);
  const parsed = parseSeason(form, grid);
  const refused = (reason: PricesAnswer["reason"], errors: PricesAnswer["errors"]) => ({
    reason,
    errors,
    grid,
    season: { number, typed: parsed.typed },
  });
  if (!parsed.ok) return refused("invalid", parsed.errors);
  const others =
    number === NEW_SEASON ? table : table.filter((_, index) => String(index + 1) !== number);
  const isKnown = number === NEW_SEASON || others.length < table.length;
  if (!isKnown || version !== readVersion(form, VERSION_FIELD)) return refused("stale", []);
  if (others.some((other) => other.from <= parsed.season.to && parsed.season.from <= other.to)) {
    return refused("invalid", [[seasonId("from"), messageKey("prices.errors.overlap")]]);
  }
  const seasons = [...others, parsed.season].sort((a, b) => (a.from < b.from ? -1 : 1));
  const saved = await savePrices(sql, "seasons", { version, table: seasons }, actor);
  return saved ? null : refused("stale", []);
}

/** False if the seasons have changed since the form was shown. */
export async function removeSeason(sql: Sql, form: FormData, actor: string): Promise<boolean> {
  const { version, table } = await findPriceTable(sql, "seasons");
  const number = firstText(form.get(SEASON_FIELD));
  const seasons = table.filter((_, index) => String(index + 1) !== number);
  if (seasons.length === table.length || version !== readVersion(form, VERSION_FIELD)) return false;
  return savePrices(sql, "seasons", { version, table: seasons }, actor);
}

function parseSeason(form: FormData, grid: RatesGrid) {
  const submission = parseSubmission(form, seasonSchema, SEASON_FIELDS);
  const typed = typedTexts(form, SEASON_FIELDS);
  const rates = typed.price === "rates" ? parseGrid(grid) : null;
  if (submission.status !== "success" || (rates && !rates.ok)) {
    const messages = submission.status === "success" ? null : submission.error;
    const errors: PricesAnswer["errors"] = [
      ...SEASON_FIELDS.flatMap((field) =>
        (messages?.[field] ?? []).map((key) => [seasonId(field), key] as const),
      ),
      ...(rates && !rates.ok ? rates.errors : []),
    ];
    return { ok: false as const, errors, typed };
  }
  const season: Season = { ...submission.value, rates: rates ? rates.rates.types : null };
  return { ok: true as const, season, typed };
}
