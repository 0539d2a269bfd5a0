import type { Sql } from "~/web/db.server";

/** A word in fewer bookings is rare: they can be checked one by one. */
const MAX_BOOKINGS = 500;

/** Shorter prefixes match many words, of which the statistics have only the most common. */
const MIN_LENGTH = 3;

/**
 * The rarest of some word prefixes, by the planner's statistics of `bookings.search_words`; null if all are
 * common, or without statistics.
 */
export async function findRareWord(sql: Sql, words: string[]): Promise<string | null> {
  const [row] = await sql<{ word: string }[]>`
    with known as (
      select
        unnest(most_common_elems::text::text[]) as word,
        unnest(most_common_elem_freqs) as share
      from pg_stats
      where schemaname = current_schema and tablename = 'bookings' and attname = 'search_words'
    )
    select prefix.word
    from unnest(${words}::text[]) as prefix (word)
    join pg_class on pg_class.oid = 'bookings'::regclass
    left join known on starts_with(known.word, prefix.word)
    where length(prefix.word) >= ${MIN_LENGTH} and exists (select from known)
    group by prefix.word, reltuples
    having coalesce(sum(share), 0) * reltuples < ${MAX_BOOKINGS}
    order by coalesce(sum(share), 0), length(prefix.word) desc
    limit 1`;
  return row?.word ?? null;
}
