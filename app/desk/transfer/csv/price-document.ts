import { isRecord } from "~/web/records";
import { specifiedRow } from "~/desk/transfer/version-1-prices";
import { cellTextOrEmpty } from "./cells";
import type { Row } from "./rows-of";
import { PRICE_ROWS } from "./tables";

/** The section of the document that a row has, as keys. */
export type DocumentSection = { path: readonly PropertyKey[]; row: number };

type Tiers = { sedan: Row[]; suv: Row[] };
type SeasonRow = Row & { rates: Tiers | null };

/** The prices of a file, built row by row. */
export class PriceDocument {
  /** The plans of models by their position. */
  readonly plans = new Map<number, Row[]>();
  readonly sections: DocumentSection[] = [];
  readonly #main: Row = {};
  readonly #tiers: Tiers = { sedan: [], suv: [] };
  readonly #seasons: SeasonRow[] = [];
  readonly #places: Row[] = [];
  readonly #extras: Row[] = [];
  readonly #roads: Row[] = [];

  readonly prices = {
    main: this.#main,
    tiers: this.#tiers,
    seasons: this.#seasons,
    places: this.#places,
    extras: this.#extras,
    roads: this.#roads,
  };

  readonly #models: ReadonlyMap<string, number>;
  readonly #seasonsByStart = new Map<string, number>();

  constructor(models: readonly string[]) {
    this.#models = new Map(models.map((name, index) => [name.toLowerCase(), index]));
  }

  /** Adds a row; returns the column that is wrong if it belongs nowhere, else null. */
  place(row: number, values: Row): string | null {
    const { name, slug, minDays, from, to, percent, price } = values;
    const english = isRecord(name) ? cellTextOrEmpty(name.en) : "";
    switch (cellTextOrEmpty(values.row)) {
      case PRICE_ROWS.currency:
        this.sections.push({ path: ["prices", "main"], row });
        Object.assign(this.#main, { currency: english, rate: price });
        return null;
      case PRICE_ROWS.fixed: {
        const value = specifiedRow(english, price, []);
        return value ? this.#add(this.#extras, ["prices", "extras"], { row, value }) : "name.en";
      }
      case PRICE_ROWS.rate:
        return this.#placeRate(row, values, english);
      case PRICE_ROWS.season: {
        const season = { name, from, to, percent, rates: null, minDays };
        const start = cellTextOrEmpty(from);
        if (!this.#seasonsByStart.has(start)) this.#seasonsByStart.set(start, this.#seasons.length);
        return this.#add(this.#seasons, ["prices", "seasons"], { row, value: season });
      }
      case PRICE_ROWS.seasonRate:
        return this.#placeSeasonRate(row, values);
      case PRICE_ROWS.place:
        return this.#add(this.#places, ["prices", "places"], {
          row,
          value: { slug, name, fee: values.fee, minDays, gapMinutes: values.gapMinutes },
        });
      case PRICE_ROWS.extra: {
        const { perDay, max, isOffered } = values;
        const value = { slug, name, price, perDay, max, isOffered };
        return this.#add(this.#extras, ["prices", "extras"], { row, value });
      }
      case PRICE_ROWS.road:
        return this.#add(this.#roads, ["prices", "roads"], { row, value: { slug, name } });
      default:
        return "row";
    }
  }

  #add<Value>(list: Value[], path: PropertyKey[], { row, value }: { row: number; value: Value }) {
    this.sections.push({ path: [...path, list.length], row });
    list.push(value);
    return null;
  }

  #placeRate(row: number, values: Row, model: string): string | null {
    const type = typeOf(values);
    const value = tierOf(values);
    if (type) return this.#add(this.#tiers[type], ["prices", "tiers", type], { row, value });
    if (cellTextOrEmpty(values.type) !== "") return "type";
    const index = this.#models.get(model.toLowerCase());
    if (index === undefined) return "name.en";
    const plan = this.plans.get(index) ?? [];
    this.plans.set(index, plan);
    return this.#add(plan, ["cars", index, "plan"], { row, value });
  }

  #placeSeasonRate(row: number, values: Row): string | null {
    const index = this.#seasonsByStart.get(cellTextOrEmpty(values.from)) ?? -1;
    const season = this.#seasons[index];
    const type = typeOf(values);
    if (!season) return "from";
    if (!type) return "type";
    season.rates ??= { sedan: [], suv: [] };
    const path = ["prices", "seasons", index, "rates", type];
    return this.#add(season.rates[type], path, { row, value: tierOf(values) });
  }
}

function typeOf({ type }: Row): "sedan" | "suv" | null {
  const text = cellTextOrEmpty(type);
  return text === "sedan" || text === "suv" ? text : null;
}

function tierOf({ minDays, dailyRate }: Row): Row {
  return { minDays, dailyRate };
}
