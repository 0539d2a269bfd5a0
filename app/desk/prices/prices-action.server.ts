import { data, href } from "react-router";
import type { Sql } from "~/web/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { listModelNames } from "~/catalog/fleet/fleet.queries.server";
import { savePrices, undoPriceChange } from "~/catalog/pricing/price-tables.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import {
  DONE,
  OWN_RATES,
  PRICE_INTENTS,
  VERSION_FIELD,
  type PricesAnswer,
  type PricesDone,
} from "./prices";
import { parseGrid, typedGrid, withOwnRow } from "./rates-grid";
import { saveExtras } from "./extras/save-extras.server";
import { savePlaces } from "./places/save-places.server";
import { readVersion } from "./read-version.server";
import { removeSeason, saveSeason } from "./seasons/season-action.server";
import { switchCurrency } from "./currency/save-currency.server";

export type PricesForm = { request: Request; form: FormData };

type StaffPricesForm = PricesForm & { staff: Staff };

/** Saves a form of the prices page, or nothing. */
export async function answerPricesForm(sql: Sql, { request, form, staff }: StaffPricesForm) {
  const { username } = staff;
  const done = (what: PricesDone) =>
    deskRedirect(request, `${href("/admin/prices")}?${DONE}=${what}`);
  switch (firstText(form.get("intent"))) {
    case PRICE_INTENTS.saveRates: {
      const refused = await saveRates(sql, form, username);
      return refused ? refuse(refused, form) : done("rates");
    }
    case PRICE_INTENTS.addRow:
      return data(await addRow(sql, form), { headers: PRIVATE_HEADERS });
    case PRICE_INTENTS.saveSeason: {
      const refused = await saveSeason(sql, form, username);
      return refused ? refuse(refused, form) : done("season");
    }
    case PRICE_INTENTS.removeSeason:
      return (await removeSeason(sql, form, username)) ? done("removed") : refuse(STALE, form);
    case PRICE_INTENTS.savePlaces: {
      const refused = await savePlaces(sql, form, username);
      return refused ? refuse(refused, form) : done("places");
    }
    case PRICE_INTENTS.saveExtras: {
      const refused = await saveExtras(sql, form, username);
      return refused ? refuse(refused, form) : done("extras");
    }
    case PRICE_INTENTS.switchCurrency: {
      const refused = await switchCurrency(sql, form, username);
      return refused ? refuse(refused, form) : done("currency");
    }
    case PRICE_INTENTS.undo: {
      const id = readVersion(form, "change");
      return (await undoPriceChange(sql, id, username)) ? done("undone") : refuse(STALE, form);
    }
    default:
      throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

const STALE: PricesAnswer = { reason: "stale", errors: [] };

async function saveRates(sql: Sql, form: FormData, actor: string): Promise<PricesAnswer | null> {
  const grid = typedGrid(form, await listModelNames(sql));
  const parsed = parseGrid(grid);
  if (!parsed.ok) return { reason: "invalid", errors: [...parsed.errors], grid };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.rates };
  return (await savePrices(sql, "rates", read, actor)) ? null : { ...STALE, grid };
}

/** The typed rates with a row more. */
async function addRow(sql: Sql, form: FormData): Promise<PricesAnswer> {
  const cars = await listModelNames(sql);
  const grid = withOwnRow(typedGrid(form, cars), cars, firstText(form.get(OWN_RATES)));
  return { reason: "added", version: readVersion(form, VERSION_FIELD), errors: [], grid };
}

function refuse(answer: PricesAnswer, form: FormData) {
  if (answer.reason === "stale") return data(answer, { status: 409, headers: PRIVATE_HEADERS });
  const version = readVersion(form, VERSION_FIELD);
  return data({ ...answer, version }, { status: 422, headers: PRIVATE_HEADERS });
}
