import { messageKey, type MessageKey } from "~/web/message-key";
import { readableLine } from "~/web/plain-text";
import { lineFault } from "~/web/text-schema";

/** A row of inputs as text, by field; the fields of all rows have the same names in the form. */
export type TypedRow<Field extends string> = Record<Field, string>;

/** Returns the id of an input, for messages. */
export const cellId = (field: string, row: number) => `${field}-${row}`;

/** The maximum number of rows: more than a company needs, and few enough for one form. */
export const MAX_ROWS = 60;

export function typedRows<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): TypedRow<Field>[] {
  const columns = fields.map((field) => [field, form.getAll(field).map(fieldText)] as const);
  const count = Math.min(MAX_ROWS, Math.max(0, ...columns.map(([, values]) => values.length)));
  return Array.from({ length: count }, (_, row) => {
    const cells = columns.map(([field, values]) => [field, values[row] ?? ""] as const);
    return Object.fromEntries(cells) as TypedRow<Field>;
  });
}

function fieldText(value: FormDataEntryValue): string {
  return typeof value === "string" ? readableLine(value) : "";
}

export type RowErrors = readonly (readonly [string, MessageKey])[];

const NAME = {
  max: 60,
  missing: "prices.errors.name",
  refuses: { pattern: /[<>|]/, message: "prices.errors.rowName" },
} as const;

/** A check of a field: the field, the message about what is wrong with it, and whether that is so. */
export type RowCheck<Field extends string> = readonly [Field, MessageKey, boolean];

/** Checks rows with a name in each language. Rows without any name are left out. */
export function checkNamedRows<Field extends string>(
  rows: readonly TypedRow<Field>[],
  names: readonly Field[],
  checksOf: (row: TypedRow<Field>) => readonly RowCheck<Field>[],
): { ok: true; used: TypedRow<Field>[] } | { ok: false; errors: RowErrors } {
  const isUsed = (row: TypedRow<Field>) => names.some((name) => row[name] !== "");
  const ofNames = names.flatMap((name) =>
    nameErrors(
      name,
      rows.map((row) => (isUsed(row) ? row[name] : null)),
    ),
  );
  const ofFields = rows.flatMap((row, index) =>
    checksOf(row)
      .filter(([, , isWrong]) => isWrong && isUsed(row))
      .map(([field, key]) => [cellId(field, index), key] as const),
  );
  const errors = [...ofNames, ...ofFields];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, used: rows.filter(isUsed) };
}

/** Returns messages for names that are missing, or that another row has too. `names` are by row. */
function nameErrors(field: string, names: readonly (string | null)[]): RowErrors {
  return names.flatMap((name, row) => {
    if (name === null) return [];
    const isRepeated =
      names.findIndex((other) => other?.toLowerCase() === name.toLowerCase()) < row;
    const fault = lineFault(name, NAME);
    if (fault) return [[cellId(field, row), fault] as const];
    return isRepeated ? [[cellId(field, row), messageKey("prices.errors.sameName")] as const] : [];
  });
}
