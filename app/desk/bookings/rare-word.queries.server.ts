import type { Sql } from "~/db.server";

/** So few bookings are looked at one by one. */
const FEW = 500;

/** Many words start with so little, and the statistics know but the frequent ones. */
const LEAST_LENGTH = 3;

/**
 * Of some words with which words of a booking start, the one that is rarest by the statistics that
 * the database keeps of `bookings.words`; null where all of them are frequent, or nobody knows.
 */
export async function findRareWord(sql: Sql, words: string[]): Promise<string | null> {
  const [row] = await sql<{ word: string }[]>`
    with known as (
      select
        unnest(most_common_elems::text::text[]) as word,
        unnest(most_common_elem_freqs) as share
      from pg_stats
      where schemaname = current_schema and tablename = 'bookings' and attname = 'words'
    )
    select asked.word
    from unnest(${words}::text[]) as asked (word)
    join pg_class on pg_class.oid = 'bookings'::regclass
    left join known on starts_with(known.word, lower(asked.word))
    where length(asked.word) >= ${LEAST_LENGTH} and exists (select from known)
    group by asked.word, reltuples
    having coalesce(sum(share), 0) * reltuples < ${FEW}
    order by coalesce(sum(share), 0), length(asked.word) desc
    limit 1`;
  return row?.word ?? null;
}
