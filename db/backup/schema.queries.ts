import type { Queries } from "../connect";

export type Table = {
  name: string;
  columns: string[];
  partition: { of: string; bound: string } | null;
};

/**
 * Lists the tables with rows of their own, without generated columns and without the lists of migrations and
 * functions.
 */
export function listTables(sql: Queries) {
  return sql<Table[]>`
    select
      relation.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      case when relation.relispartition then jsonb_build_object(
        'of', parent.relname,
        'bound', pg_get_expr(relation.relpartbound, relation.oid)
      ) end as partition
    from pg_class as relation
    left join pg_inherits on inhrelid = relation.oid
    left join pg_class as parent on parent.oid = inhparent
    where relation.relnamespace = current_schema()::regnamespace and relation.relkind = 'r'
      and relation.relpersistence = 'p' and relation.relname not in ('migrations', 'functions')
    order by relation.relname`;
}

/** Lists the sequences that have been used, with their last value. */
export function listSequences(sql: Queries) {
  return sql<{ name: string; value: number }[]>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`;
}

export type ForeignKey = { table: string; name: string; definition: string };

export function listForeignKeys(sql: Queries) {
  return sql<ForeignKey[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
    order by conname`;
}

export async function countRows(sql: Queries, table: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from ${sql(table)}`;
  return row?.count ?? 0;
}

/** Returns the names of up to five tables of a database. */
export async function findTables(sql: Queries): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname limit 5`;
  return rows.map(({ name }) => name);
}

/** Returns the number of nodes of a site that use this database. */
export async function countNodes(sql: Queries, application: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct client_addr) filter (where client_addr is not null)
      + count(*) filter (where client_addr is null) as count
    from pg_stat_activity where datname = current_database() and application_name = ${application}`;
  return row?.count ?? 0;
}
