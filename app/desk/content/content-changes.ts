import { fieldsOf, type Section } from "~/catalog/company/content/parts";
import { currentName } from "~/catalog/company/former-names";
import { mergeChanges, type ColumnChange } from "~/catalog/fleet/history/changes";
import { textOfStored, type TextChange } from "~/desk/fleet/stale/merge-typed";
import { localizedFields } from "~/web/i18n/localized";
import { isRecord } from "~/web/records";

/** Returns the changes of a row, oldest first, for the fields of its form: each language has its own. */
export function contentTextChanges(
  section: Section,
  rows: readonly ColumnChange[],
): TextChange<string>[] {
  const columns = Object.fromEntries(fieldsOf(section).map((field) => [field, field]));
  const byField = rows.map(({ before, after, ...change }) => ({
    ...change,
    before: before && fieldsIn(before),
    after: after && fieldsIn(after),
  }));
  return mergeChanges(byField, columns).map(({ field, from, to, actor, at }) => ({
    field,
    from: textOfStored(from),
    to: textOfStored(to),
    actor,
    at: at.toISOString(),
  }));
}

/** Returns stored values by the fields of the form. The history of before 0.6.0 has other names. */
function fieldsIn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(values).map(([name, value]) =>
    isRecord(value) ? localizedFields(name, value) : { [currentName(name)]: value },
  );
  return Object.assign({}, ...fields) as Record<string, unknown>;
}
