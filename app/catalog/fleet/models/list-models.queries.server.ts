import type { Sql } from "~/web/db.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { isInServiceOn } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { MODEL_COLUMNS, TEXT_FIELDS } from "./model";
import type { ModelListing } from "./model-listing";
import { archivedAt } from "./models.queries.server";

/**
 * Lists all models for the desk: those on offer in the order of the site, then the archived ones. `today`
 * is the date in business time.
 */
export async function listModels(sql: Sql, today: string): Promise<ModelListing[]> {
  const rows = await sql<ListingRow[]>`
    select
      cars.id, cars.name, year, body_type as "bodyType", image, sort_order as "sortOrder",
      ${archivedAt(sql)}, coalesce(in_service.vehicles, 0) as vehicles,
      case when rate_plan is null then 0 else (
        select min((tier ->> 'dailyRate')::numeric) from jsonb_array_elements(rate_plan) as tier
      ) end as "ownRate",
      coalesce((select min(daily_rate) from rate_tiers where vehicle_type = 'sedan'), 0) as sedan,
      coalesce((select min(daily_rate) from rate_tiers where vehicle_type = 'suv'), 0) as suv,
      next_booking.details as "nextBooking", ${missingTexts(sql)} as "missingTexts"
    from cars
    left join (
      select car_id, count(*)::integer as vehicles from vehicles
      where ${isInServiceOn(sql, today)}
      group by car_id
    ) in_service on in_service.car_id = cars.id
    left join lateral (${nextBooking(sql, today)}) next_booking on true
    order by archived_at is not null, sort_order, cars.name`;
  return rows.map(({ ownRate, sedan, suv, ...row }) => ({
    ...row,
    lowestRate: ownRate || { sedan, suv }[vehicleTypeOf(row)],
  }));
}

type ListingRow = Omit<ModelListing, "lowestRate"> & {
  ownRate: number;
  sedan: number;
  suv: number;
};

/** Selects a model's next booking. It uses the index `bookings_open_start_idx`. */
function nextBooking(sql: Sql, today: string) {
  return sql`
    select jsonb_build_object(
      'id', id, 'name', name, 'status', status,
      'start', least(pickup_date, return_date), 'end', greatest(pickup_date, return_date)
    ) as details
    from bookings
    where car_id = cars.id and status in ('pending', 'confirmed')
      and least(pickup_date, return_date) >= ${today}::date
    order by least(pickup_date, return_date), id
    limit 1`;
}

/**
 * Selects the texts that a model lacks: a description in each language; other texts only if they have a
 * translation.
 */
function missingTexts(sql: Sql) {
  const missing = TEXT_FIELDS.flatMap((field) =>
    LANGUAGES.map((lang) => {
      const texts = sql(MODEL_COLUMNS[field]);
      const isWanted =
        field === "description"
          ? sql`true`
          : sql`exists (select from jsonb_each_text(${texts}) where value <> '')`;
      return sql`
        case when coalesce(${texts} ->> ${lang}, '') = '' and ${isWanted}
          then ${`${field}.${lang}`} end, `;
    }),
  );
  return sql`array_remove(array[${missing} null]::text[], null)`;
}
