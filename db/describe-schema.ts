import type { Queries } from "./connect";

/** Definitions of the objects of a schema by kind and name, such as `column bookings.phone`: equal texts are equal objects. */
export type SchemaDescription = Map<string, string>;

/**
 * Describes all that the current schema has: tables with their columns, constraints, indexes, triggers, rules and policies;
 * statistics, types, views, sequences, functions and aggregates; each with its comment. Rights, owners, the list of
 * migrations, partitions, what belongs to an extension and what PostgreSQL counts by itself are not among them.
 */
export async function describeSchema(sql: Queries): Promise<SchemaDescription> {
  const rows = await sql<{ object: string; definition: string }[]>`
    with here as (select current_schema()::regnamespace as schema, current_schema() || '.' as prefix),
    of_extensions as (select classid, objid from pg_depend where deptype = 'e'),
    relations as (
      select pg_class.* from pg_class, here
      where relnamespace = schema
        and not exists (
          select from of_extensions
          where (classid, objid) in (('pg_class'::regclass, pg_class.oid), ('pg_type'::regclass, reltype))
        )
        and relname not in ('migrations', 'functions', 'migrations_pkey', 'functions_pkey')
    ),
    tables as (select * from relations where relkind in ('r', 'p', 'f') and not relispartition),
    described (object, definition) as (
      ${tablesOf(sql)} union all ${constraintsOf(sql)} union all ${actionsOf(sql)}
      union all ${typesOf(sql)} union all ${relationsOf(sql)} union all ${functionsOf(sql)}
    )
    select object,
      replace(replace(definition, prefix, ''), quote_literal(schema::text), '''here''') as definition
    from described, here order by object`;
  return new Map(rows.map(({ object, definition }) => [object, definition]));
}

function tablesOf(sql: Queries) {
  return sql`
    select 'table ' || relname,
      concat_ws(' ', relkind, relpersistence, array_to_string(reloptions, ','),
        pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid), 'identity ' || relreplident::text,
        case when relrowsecurity then 'row security' end,
        case when relforcerowsecurity then 'for its owner too' end,
        obj_description(oid, 'pg_class'))
    from tables
    union all
    select format('column %s.%s', relname, attname),
      concat_ws(' ',
        row_number() over (partition by attrelid order by attnum),
        format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attstorage <> typstorage then 'storage ' || attstorage::text end,
        'compression ' || nullif(attcompression, '')::text,
        case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
        'statistics ' || nullif(attstattarget, -1), array_to_string(attoptions, ','),
        attidentity, attgenerated, pg_get_expr(adbin, adrelid),
        col_description(attrelid, attnum))
    from tables
    join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum`;
}

/** The constraints with the state of the triggers that enforce them, and the indexes. */
function constraintsOf(sql: Queries) {
  return sql`
    select format('constraint %s of %s', conname, conrelid::regclass),
      concat_ws(' ', pg_get_constraintdef(pg_constraint.oid),
        (
          select 'triggers ' || string_agg(distinct tgenabled::text, '') from pg_trigger
          where tgconstraint = pg_constraint.oid and tgisinternal and tgenabled <> 'O'
        ),
        obj_description(pg_constraint.oid, 'pg_constraint'))
    from pg_constraint join tables on tables.oid = conrelid
    where contype <> 'n'
    union all
    select 'index ' || relname,
      concat_ws(' ', pg_get_indexdef(oid),
        case when not indisvalid then 'invalid' end,
        case when indisreplident then 'identity' end,
        (
          select 'statistics ' || string_agg(attnum || ': ' || attstattarget, ', ' order by attnum)
          from pg_attribute where attrelid = indexrelid and attstattarget >= 0
        ),
        obj_description(oid, 'pg_class'))
    from relations join pg_index on indexrelid = oid
    where not relispartition`;
}

/** What happens on statements: triggers, rules and the policies of row security. */
function actionsOf(sql: Queries) {
  return sql`
    select format('trigger %s on %s', tgname, tgrelid::regclass),
      concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled,
        obj_description(pg_trigger.oid, 'pg_trigger'))
    from pg_trigger join tables on tables.oid = tgrelid
    where not tgisinternal and tgparentid = 0
    union all
    select format('rule %s on %s', rulename, ev_class::regclass),
      concat_ws(' ', pg_get_ruledef(pg_rewrite.oid), ev_enabled,
        obj_description(pg_rewrite.oid, 'pg_rewrite'))
    from pg_rewrite join relations on relations.oid = ev_class
    where rulename <> '_RETURN' and not relispartition
    union all
    select format('policy %s on %s', polname, polrelid::regclass),
      concat_ws(' ', polcmd, polpermissive, polroles::regrole[],
        pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid),
        obj_description(pg_policy.oid, 'pg_policy'))
    from pg_policy join tables on tables.oid = polrelid`;
}

/** The composite types, enums and domains. */
function typesOf(sql: Queries) {
  return sql`
    select 'type ' || relname,
      concat_ws(' ', string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum),
        obj_description(reltype, 'pg_type'))
    from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
    where relkind = 'c' group by relname, reltype
    union all
    select 'type ' || typname,
      concat_ws(' ', typtype,
        (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)
          from pg_enum where enumtypid = pg_type.oid),
        format_type(nullif(typbasetype, 0), typtypmod), nullif(typcollation, 0)::regcollation,
        case when typnotnull then 'not null' end, typdefault,
        (select string_agg(
            concat_ws(' ', conname, pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint')), ', ' order by conname)
          from pg_constraint where contypid = pg_type.oid),
        obj_description(pg_type.oid, 'pg_type'))
    from pg_type, here
    where typnamespace = schema and typtype in ('e', 'd')
      and not exists (select from of_extensions where classid = 'pg_type'::regclass and objid = pg_type.oid)`;
}

/** The statistics that somebody has created, the views and the sequences. */
function relationsOf(sql: Queries) {
  return sql`
    select 'statistics ' || stxname,
      concat_ws(' ', pg_get_statisticsobjdef(pg_statistic_ext.oid), nullif(stxstattarget, -1),
        obj_description(pg_statistic_ext.oid, 'pg_statistic_ext'))
    from pg_statistic_ext, here where stxnamespace = schema
    union all
    select 'view ' || relname,
      concat_ws(' ', array_to_string(reloptions, ','), pg_get_viewdef(oid), obj_description(oid, 'pg_class'))
    from relations where relkind in ('v', 'm')
    union all
    select 'sequence ' || relname,
      concat_ws(' ', seqtypid::regtype, seqincrement, seqmin, seqmax, seqstart, seqcache, seqcycle,
        obj_description(oid, 'pg_class'))
    from relations join pg_sequence on seqrelid = relations.oid`;
}

function functionsOf(sql: Queries) {
  return sql`
    select
      format('%s %s(%s)', case prokind when 'a' then 'aggregate' else 'function' end, proname,
        pg_get_function_identity_arguments(pg_proc.oid)),
      concat_ws(' ',
        case when prokind <> 'a' then pg_get_functiondef(pg_proc.oid) else proparallel::text end,
        (select to_jsonb(pg_aggregate) || jsonb_build_object('aggtranstype', aggtranstype::regtype) - 'aggfnoid'
          from pg_aggregate where aggfnoid = pg_proc.oid),
        obj_description(pg_proc.oid, 'pg_proc'))
    from pg_proc, here
    where pronamespace = schema
      and not exists (select from of_extensions where classid = 'pg_proc'::regclass and objid = pg_proc.oid)`;
}
