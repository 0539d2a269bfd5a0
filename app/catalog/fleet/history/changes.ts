/** A changed field of a model or vehicle, with its stored values; null if it had or has none. */
export type FieldChange<Field extends string> = {
  field: Field;
  from: unknown;
  to: unknown;
  actor: string;
  at: Date;
};

/** A change was refused because of another one: what others changed since the version read. */
export type StaleResult<Field extends string> = {
  ok: false;
  reason: "stale";
  /** The current version. */
  version: number;
  changes: FieldChange<Field>[];
};

/** A change as one row of the history. */
export type ColumnChange = {
  actor: string;
  at: Date;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/**
 * Merges changes, oldest first, to one for each field: its first value before and its last one after.
 * A field that has its first value again has not changed.
 */
export function mergeChanges<Field extends string>(
  rows: readonly ColumnChange[],
  columns: Readonly<Record<Field, string>>,
): FieldChange<Field>[] {
  const fields = Object.keys(columns) as Field[];
  return fields.flatMap((field) => {
    const column = columns[field];
    const own = rows.filter(({ before, after }) => column in { ...before, ...after });
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const [from, to] = [first.before?.[column] ?? null, last.after?.[column] ?? null];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ field, from, to, actor: last.actor, at: last.at }];
  });
}
