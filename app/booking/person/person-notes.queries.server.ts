import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";

/** A note of a block, or a note of staff on a booking of somebody else. */
export type CustomerNote = {
  /** A key such as `block-12`, with the number of the block or the booking. */
  key: string;
  kind: "block" | "booking";
  id: number;
  text: string;
  /**
   * - `contact`: the e-mail address or the phone
   * - `name`: all words of the name
   * - `word`: a name of one word, which may be somebody else's
   */
  foundBy: "contact" | "name" | "word";
  /** The vehicle of a block; null for a booking. */
  vehicle: { model: string; plate: string | null; number: number } | null;
  /** The first and the last day of the block or the booking. */
  from: string;
  until: string;
};

/** Lists the notes about the customers of bookings, without those on these bookings. */
export function listCustomerNotes(sql: Sql, ids: readonly number[]): Promise<CustomerNote[]> {
  return sql<CustomerNote[]>`
    select found.kind || '-' || note_id as key, found.kind, note_id as id, found.note as text,
      found_by as "foundBy",
      case when found.kind = 'block' then jsonb_build_object(
        'model', cars.name, 'plate', plate, 'number', number
      ) end as vehicle,
      coalesce(lower(during)::date, least(pickup_date, return_date))::text as "from",
      coalesce(upper(during)::date, greatest(pickup_date, return_date))::text as until
    from person_notes(${[...ids]}::bigint[]) as found
    left join occupancy on found.kind = 'block' and occupancy.id = note_id
    left join vehicles on vehicles.id = coalesce(occupancy.vehicle_id, meant_vehicle_id)
    left join cars on cars.id = vehicles.car_id
    left join bookings on found.kind = 'booking' and bookings.id = note_id
    order by "from", found.kind, note_id`;
}

/** The keys of the notes with only a name that staff have decided about. */
export type NoteChoice = {
  /** The notes with the whole name that stay. */
  kept: readonly string[];
  /** The notes with a name of one word that are emptied. */
  chosen: readonly string[];
};

/**
 * Erases the customers of bookings and the notes about them if all bookings are finished. Returns the ids of those
 * that are not.
 */
export async function eraseFinished(
  sql: Sql,
  ids: readonly number[],
  { kept, chosen, now }: NoteChoice & { now: Date },
) {
  const [row] = await sql<[{ unfinished: number[] }]>`
    select to_jsonb(erase_person(
      ${[...ids]}::bigint[], ${[...kept]}::text[], ${[...chosen]}::text[], ${businessNow(sql, now)}
    )) as unfinished`;
  return row.unfinished;
}
