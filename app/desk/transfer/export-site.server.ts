import type { Sql } from "~/db.server";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { lowestRate } from "~/pricing/rates";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import { readSiteData } from "./site-data.queries.server";
import { FILE_FORMAT, FILE_VERSION, type SiteData } from "./site-data";

/** The site's fleet, prices and texts as a file. */
export async function answerSiteExport(sql: Sql): Promise<Response> {
  return new Response(`${JSON.stringify(fileOf(await readSiteData(sql)), null, 2)}\n`, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mgzavri.json"',
    },
  });
}

/** `pricePerDay` is for readers of the file: it follows from the plan, and an import ignores it. */
export function fileOf({ cars, prices, content }: SiteData) {
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    cars: cars.map(({ name, year, plan, vehicles, ...car }) => ({
      name,
      year,
      ...car,
      pricePerDay: String(lowestRate(plan ?? prices.tiers[vehicleTypeOf({ name, ...car })])),
      plan,
      vehicles,
    })),
    prices,
    content,
  };
}
