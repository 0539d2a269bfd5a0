import { isRecord } from "~/records";
import { modelFinder, textOf } from "./row-texts";
import type { Row } from "./rows-of";
import { PRICE_ROWS } from "./tables";
import { typeOf, tierOf } from "./rate-row";

/** A part of the document that a line has, as keys. */
export type Part = { path: readonly PropertyKey[]; line: number };

type Tiers = { sedan: Row[]; suv: Row[] };
type SeasonRow = Row & { rates: Tiers | null };

/** The prices of a file, built line by line. */
export class PriceDocument {
  /** Of models, by their position. */
  readonly plans = new Map<number, Row[]>();
  readonly parts: Part[] = [];
  readonly #fixed: Row = {};
  readonly #main: Row = { extras: this.#fixed };
  readonly #tiers: Tiers = { sedan: [], suv: [] };
  readonly #seasons: SeasonRow[] = [];
  readonly #places: Row[] = [];
  readonly #extras: Row[] = [];

  readonly prices = {
    main: this.#main,
    tiers: this.#tiers,
    seasons: this.#seasons,
    places: this.#places,
    extras: this.#extras,
  };

  readonly #positionOf: (model: unknown) => number | undefined;
  /** Positions of seasons, by their first day. */
  readonly #seasonStarts = new Map<string, number>();

  constructor(models: readonly string[]) {
    this.#positionOf = modelFinder(models);
  }

  /** Adds a line; returns the column that is wrong if it belongs nowhere, else null. */
  place(line: number, row: Row): string | null {
    const { name, minDays, from, to, percent, fee, price, perDay, max, gapMinutes } = row;
    const english = isRecord(name) ? textOf(name.en) : "";
    switch (textOf(row.row)) {
      case PRICE_ROWS.currency:
        this.parts.push({ path: ["prices", "main"], line });
        Object.assign(this.#main, { currency: english, rate: price });
        return null;
      case PRICE_ROWS.fixed:
        this.parts.push({ path: ["prices", "main", "extras", english], line });
        Object.assign(this.#fixed, { [english]: price });
        return null;
      case PRICE_ROWS.rate:
        return this.#placeRate(line, row, english);
      case PRICE_ROWS.season: {
        const season = { name, from, to, percent, rates: null, minDays };
        if (!this.#seasonStarts.has(textOf(from))) {
          this.#seasonStarts.set(textOf(from), this.#seasons.length);
        }
        return this.#add(this.#seasons, ["prices", "seasons"], { line, value: season });
      }
      case PRICE_ROWS.seasonRate:
        return this.#placeSeasonRate(line, row);
      case PRICE_ROWS.place:
        return this.#add(this.#places, ["prices", "places"], {
          line,
          value: { name, fee, minDays, gapMinutes },
        });
      case PRICE_ROWS.extra: {
        const value = { name, price, perDay, max };
        return this.#add(this.#extras, ["prices", "extras"], { line, value });
      }
      default:
        return "row";
    }
  }

  #add<Value>(list: Value[], path: PropertyKey[], { line, value }: { line: number; value: Value }) {
    this.parts.push({ path: [...path, list.length], line });
    list.push(value);
    return null;
  }

  #placeRate(line: number, row: Row, model: string): string | null {
    const type = typeOf(row);
    const value = tierOf(row);
    if (type) return this.#add(this.#tiers[type], ["prices", "tiers", type], { line, value });
    if (textOf(row.type) !== "") return "type";
    const index = this.#positionOf(model);
    if (index === undefined) return "name.en";
    const plan = this.plans.get(index) ?? [];
    this.plans.set(index, plan);
    return this.#add(plan, ["cars", index, "plan"], { line, value });
  }

  #placeSeasonRate(line: number, row: Row): string | null {
    const index = this.#seasonStarts.get(textOf(row.from)) ?? -1;
    const season = this.#seasons[index];
    const type = typeOf(row);
    if (!season) return "from";
    if (!type) return "type";
    season.rates ??= { sedan: [], suv: [] };
    const path = ["prices", "seasons", index, "rates", type];
    return this.#add(season.rates[type], path, { line, value: tierOf(row) });
  }
}
