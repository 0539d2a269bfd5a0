/** A concurrent change of a form's field, as the form shows it. */
export type OthersChange<Field extends string> = {
  field: Field;
  to: string;
  actor: string;
  /** The moment in ISO 8601, UTC. */
  at: string;
};

/** A concurrent change of a form's field with the value that the form may be based on. */
export type TextChange<Field extends string> = OthersChange<Field> & { from: string };

export type MergeResult<Field extends string> = {
  /** The typed texts, with the others' values in fields that were not touched. */
  texts: Record<Field, string>;
  /** The fields that were changed here and there, differently. */
  conflicts: OthersChange<Field>[];
  /** The fields that only others changed. */
  updated: OthersChange<Field>[];
};

/** Merges the values of a form with what others have changed since the form was opened. */
export function mergeTyped<Field extends string>(
  typed: Record<Field, string>,
  changes: readonly TextChange<Field>[],
): MergeResult<Field> {
  const merged: MergeResult<Field> = { texts: { ...typed }, conflicts: [], updated: [] };
  for (const { from, ...change } of changes) {
    const own = typed[change.field].trim();
    if (own === change.to) continue;
    if (own === from) {
      merged.texts[change.field] = change.to;
      merged.updated.push(change);
    } else merged.conflicts.push(change);
  }
  return merged;
}

/** Returns a stored value as the form shows it; a ticked box is `on`. */
export function textOfStored(stored: unknown): string {
  if (typeof stored === "boolean") return stored ? "on" : "";
  return typeof stored === "string" || typeof stored === "number" ? String(stored) : "";
}
