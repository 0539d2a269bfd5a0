import type { Queries } from "./connect";

/** Definitions of the objects of a schema by kind and name, such as `column bookings.phone`: equal texts are equal objects. */
export type SchemaDescription = Map<string, string>;

/**
 * Describes the tables, columns, constraints, indexes, triggers, types, sequences and functions of the current
 * schema. Rights, owners, the list of migrations and what belongs to an extension are not among them.
 */
export async function describeSchema(sql: Queries): Promise<SchemaDescription> {
  const rows = await sql<{ object: string; definition: string }[]>`
    with here as (select current_schema()::regnamespace as schema, current_schema() || '.' as prefix),
    of_extensions as (select classid, objid from pg_depend where deptype = 'e'),
    relations as (
      select pg_class.* from pg_class, here
      where relnamespace = schema
        and not exists (select from of_extensions where classid = 'pg_class'::regclass and objid = pg_class.oid)
        and relname not in ('migrations', 'functions', 'migrations_pkey', 'functions_pkey')
    ),
    tables as (select * from relations where relkind in ('r', 'p')),
    described as (
      select 'table ' || relname as object,
        concat_ws(' ', relkind, relpersistence, array_to_string(reloptions, ','),
          pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid),
          obj_description(oid, 'pg_class')) as definition
      from tables where not relispartition
      union all
      select format('column %s.%s', relname, attname),
        concat_ws(' ',
          row_number() over (partition by attrelid order by attnum),
          format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          case when attstorage <> typstorage then 'storage ' || attstorage::text end,
          attidentity, attgenerated, pg_get_expr(adbin, adrelid),
          col_description(attrelid, attnum))
      from tables
      join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where not relispartition
      union all
      select format('constraint %s of %s', conname, conrelid::regclass), pg_get_constraintdef(pg_constraint.oid)
      from pg_constraint join tables on tables.oid = conrelid
      where contype <> 'n' and not relispartition
      union all
      select 'index ' || relname, pg_get_indexdef(oid) from relations
      where relkind in ('i', 'I') and not relispartition
      union all
      select format('trigger %s on %s', tgname, tgrelid::regclass),
        pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
      from pg_trigger join tables on tables.oid = tgrelid
      where not tgisinternal and tgparentid = 0 and not relispartition
      union all
      select 'statistics ' || stxname, pg_get_statisticsobjdef(pg_statistic_ext.oid)
      from pg_statistic_ext, here where stxnamespace = schema
      union all
      select 'type ' || relname, string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
      from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
      where relkind = 'c' group by relname
      union all
      select 'view ' || relname, pg_get_viewdef(oid) from relations where relkind in ('v', 'm')
      union all
      select 'sequence ' || relname, concat_ws(' ', seqtypid::regtype, seqincrement, seqmin, seqmax, seqcache, seqcycle)
      from relations join pg_sequence on seqrelid = relations.oid
      union all
      select format('function %s(%s)', proname, pg_get_function_identity_arguments(pg_proc.oid)),
        pg_get_functiondef(pg_proc.oid)
      from pg_proc, here where pronamespace = schema and prokind in ('f', 'p')
        and not exists (select from of_extensions where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
    )
    select object,
      replace(replace(definition, prefix, ''), quote_literal(schema::text), '''here''') as definition from described, here order by object`;
  return new Map(rows.map(({ object, definition }) => [object, definition]));
}
