import { connect, type DatabaseTarget, type Queries, type Sql } from "./connect";
import { EMBEDDED_ROLES } from "./roles";

const ROWS = ["select", "insert", "update", "delete"];
const APPEND = ["select", "insert"];

/** The privileges of the app's role on tables where it does not have all four for rows. */
export const TABLE_PRIVILEGES: Record<string, readonly string[]> = {
  booking_events: APPEND,
  settings_events: APPEND,
  fleet_changes: APPEND,
  price_changes: APPEND,
  content_changes: APPEND,
  event_seals: APPEND,
  booking_links: APPEND,
  event_seal_head: ["select", "update"],
  security_events: APPEND,
  // Deleting a booking would delete its events.
  bookings: ["select", "insert", "update"],
  migrations: ["select"],
  functions: ["select"],
};

/**
 * Returns the role of the app, if another one migrates: that of the embedded database, or with
 * `MIGRATION_DATABASE_URL` that of `DATABASE_URL`.
 */
export async function findAppRole(target: DatabaseTarget): Promise<string | null> {
  if (!target.databaseUrl) return EMBEDDED_ROLES.app;
  if (!target.migrationUrl || target.migrationUrl === target.databaseUrl) return null;
  const sql = connect(target, { max: 1, role: "app" });
  try {
    const [row] = await sql<[{ name: string }]>`select current_user as name`;
    return row.name;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Grants a role the privileges that the app needs, and no others. Writes nothing if it has them. */
export async function grantToApp(sql: Sql, role: string) {
  if (await isGranted(sql, role)) return;
  await sql.begin(async (transaction) => {
    const [row] = await transaction<[{ schema: string }]>`select current_schema() as schema`;
    const [schema, app] = [transaction(row.schema), transaction(role)];
    await transaction`revoke create on schema ${schema} from public, ${app}`;
    await transaction`grant usage on schema ${schema} to ${app}`;
    await transaction`revoke all on all tables in schema ${schema} from ${app}`;
    for (const { name, privileges } of await listPrivileges(transaction, role)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection.
      await transaction`
        grant ${transaction.unsafe(privileges.join(", "))} on ${transaction(name)} to ${app}`;
    }
    await transaction`revoke all on all sequences in schema ${schema} from ${app}`;
    await transaction`grant usage on all sequences in schema ${schema} to ${app}`;
    await transaction`grant execute on all functions in schema ${schema} to ${app}`;
  });
}

/** Resolves with whether a role has the privileges, and no others: true for the current role too. */
async function isGranted(sql: Sql, role: string): Promise<boolean> {
  const [self] = await sql<[{ is: boolean }]>`select current_user = ${role} as is`;
  if (self.is) return true;
  const [schema] = await sql<[{ creates: boolean; uses: boolean }]>`
    select
      has_schema_privilege(${role}, current_schema(), 'create') as creates,
      has_schema_privilege(${role}, current_schema(), 'usage') as uses`;
  if (schema.creates || !schema.uses) return false;
  // What others own, as an extension's functions, is theirs to grant.
  const [others] = await sql<[{ granted: boolean }]>`
    select not exists (
      select from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' and relpersistence = 'p'
        and pg_has_role(relowner, 'usage')
        and (
          not has_sequence_privilege(${role}, oid, 'usage')
          or has_sequence_privilege(${role}, oid, 'select, update')
        )
    ) and not exists (
      select from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind <> 'p'
        and pg_has_role(proowner, 'usage')
        and not has_function_privilege(${role}, oid, 'execute')
    ) as granted`;
  if (!others.granted) return false;
  const tables = await listPrivileges(sql, role);
  return tables.every(({ privileges, granted }) => String(granted) === String(privileges));
}

/**
 * Lists for each table the privileges that the app needs, and those that a role has. Partitions are used by
 * their table.
 */
async function listPrivileges(sql: Queries, role: string) {
  const rows = await sql<{ name: string; granted: string[] }[]>`
    select relname as name, array(
      select privilege from unnest(${[...ROWS, "truncate"]}::text[]) with ordinality
        as known (privilege, position)
      where has_table_privilege(${role}, pg_class.oid, privilege)
      order by position
    ) as granted
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and relpersistence = 'p' and not relispartition
    order by relname`;
  return rows.map(({ name, granted }) => ({
    name,
    granted,
    privileges: TABLE_PRIVILEGES[name] ?? ROWS,
  }));
}
