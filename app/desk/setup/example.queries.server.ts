import type { Sql } from "~/db.server";

/** What emptying the example would do. */
export type ExampleParts = {
  /** Names of models without bookings. */
  deleted: string[];
  /** Names of models that bookings name. */
  archived: string[];
  reviews: number;
};

export async function findExampleParts(sql: Sql): Promise<ExampleParts> {
  const [row] = await sql<[ExampleParts]>`
    with example as (
      select name, archived_at is null as is_listed,
        exists (select from bookings where car_id = cars.id) as is_booked
      from cars where is_example
    )
    select
      array(select name from example where not is_booked order by name) as deleted,
      array(select name from example where is_booked and is_listed order by name) as archived,
      (select count(*)::int from content where section = 'review' and is_example) as reviews`;
  return row;
}

/** Whether anything is left to empty. */
export function hasExample({ deleted, archived, reviews }: ExampleParts): boolean {
  return deleted.length > 0 || archived.length > 0 || reviews > 0;
}

export type Emptied = { archived: number; deleted: number; reviews: number };

/** Archives or deletes the example's models and deletes its reviews, all at once. */
export async function emptyExample(sql: Sql, actor: string): Promise<Emptied> {
  const [row] = await sql<
    [Emptied]
  >`select archived, deleted, reviews from empty_example(${actor})`;
  return row;
}
