import { newSlug, readSlug } from "~/catalog/pricing/slug";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import {
  localizedFields,
  localizedName,
  localizedNames,
  localizedOf,
  type Localized,
} from "~/web/i18n/localized";
import { messageKey, type MessageKey } from "~/web/message-key";
import { readableLine } from "~/web/plain-text";
import { lineFault } from "~/web/text-schema";

/** A row of inputs as text, by field; the fields of all rows have the same names in the form. */
export type TypedRow = Readonly<Record<string, string>>;

/** How a value of a row is typed. */
export type Cell<Value> = {
  /** Returns null for a text that is no value. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** The message for a text that is no value. */
  error: MessageKey;
  /** The choices, that of a new row first, which replace the input. */
  choices?: readonly string[];
};

type Named = { slug: string; name: Localized };

/** The price tables that are such lists; their texts have the same keys. */
export type RowSubject = "places" | "extras" | "roads";

/** A list of things with names and values of their own that staff edit as rows of a form. */
export type RowTable<Item extends Named> = {
  subject: RowSubject;
  /** The slug of a thing whose name has no Latin letters. */
  word: string;
  /** English names in small letters that no row may have. */
  reserved?: readonly string[];
  cells: { readonly [Field in Exclude<keyof Item, keyof Named>]: Cell<Item[Field]> };
};

/** A hidden field: the slug stays with a thing that is renamed. A new one gets its slug from its English name. */
export const SLUG_FIELD = "slug";
export const NAME_FIELDS = localizedNames("name");
const ENGLISH_NAME = localizedName("name", FALLBACK_LANGUAGE);

/** Returns the id of an input, for messages. */
export const cellId = (subject: string, field: string, row: number) => `${subject}-${field}-${row}`;

/** The maximum number of rows: more than a company needs, and few enough for one form. */
export const MAX_ROWS = 62;

/** Returns the cells of a table by field. Their types are those of different values. */
export function cellsOf<Item extends Named>({ cells }: RowTable<Item>) {
  return Object.entries(cells) as [string, Cell<unknown>][];
}

/** Returns the rows of stored things, with an empty one for another thing. */
export function rowsOf<Item extends Named>(
  table: RowTable<Item>,
  items: readonly Item[],
): TypedRow[] {
  const cells = cellsOf(table);
  const rows = items.map((item) => ({
    [SLUG_FIELD]: item.slug,
    ...localizedFields("name", item.name),
    ...Object.fromEntries(
      cells.map(([field, { write }]) => [field, write(item[field as keyof Item])]),
    ),
  }));
  const empty = {
    [SLUG_FIELD]: "",
    ...localizedFields("name", null),
    ...Object.fromEntries(cells.map(([field, { choices }]) => [field, choices?.[0] ?? ""])),
  };
  return [...rows, empty];
}

export function typedRows<Item extends Named>(form: FormData, table: RowTable<Item>): TypedRow[] {
  const fields = [SLUG_FIELD, ...NAME_FIELDS, ...cellsOf(table).map(([field]) => field)];
  const columns = fields.map((field) => [field, form.getAll(field).map(fieldText)] as const);
  const count = Math.min(MAX_ROWS, Math.max(0, ...columns.map(([, values]) => values.length)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(([field, values]) => [field, values[row] ?? ""])),
  );
}

/** Returns the whole text of a row's field. A part of it could be a value that nobody typed. */
export function fieldText(value: FormDataEntryValue): string {
  return typeof value === "string" ? readableLine(value) : "";
}

export type RowError = { row: number; field: string; message: MessageKey };

export type ParsedRows<Item> = { ok: true; items: Item[] } | { ok: false; errors: RowError[] };

/**
 * Parses rows, which need a name in English, to which other languages fall back. Rows without any name are left out.
 */
export function parseRows<Item extends Named>(
  table: RowTable<Item>,
  rows: readonly TypedRow[],
): ParsedRows<Item> {
  const isUsed = (row: TypedRow) => NAME_FIELDS.some((field) => row[field]);
  const cells = cellsOf(table);
  const ofNames = NAME_FIELDS.flatMap((field) =>
    nameErrors(
      field,
      rows.map((row) => {
        const name = row[field] ?? "";
        return name || (field === ENGLISH_NAME && isUsed(row)) ? name : null;
      }),
    ),
  );
  const ofCells = rows.flatMap((row, index) => {
    if (!isUsed(row)) return [];
    const wrong = cells.filter(([field, { read }]) => read(row[field] ?? "") === null);
    return [
      ...takenName(table, rows, row).map((message) => ({
        row: index,
        field: ENGLISH_NAME,
        message,
      })),
      ...wrong.map(([field, { error: message }]) => ({ row: index, field, message })),
    ];
  });
  const errors = firstOfEach([...ofNames, ...ofCells]);
  if (errors.length > 0) return { ok: false, errors };
  const used = rows.filter(isUsed);
  const slugs = slugsOf(table, used);
  const items = used.map((row, index) => ({
    slug: slugs[index],
    name: localizedOf(row, "name"),
    ...Object.fromEntries(cells.map(([field, { read }]) => [field, read(row[field] ?? "")])),
  }));
  return { ok: true, items: items as unknown as Item[] };
}

/** Returns one error for each input. */
function firstOfEach(errors: readonly RowError[]): RowError[] {
  const isSame = (one: RowError, other: RowError) =>
    one.row === other.row && one.field === other.field;
  return errors.filter((error, index) => errors.findIndex((one) => isSame(one, error)) === index);
}

/** Returns the message for an English name that means something else: another choice, or the slug of another row. */
function takenName<Item extends Named>(
  { reserved = [] }: RowTable<Item>,
  rows: readonly TypedRow[],
  row: TypedRow,
): MessageKey[] {
  const name = row[ENGLISH_NAME] ?? "";
  const isSlug = rows.some((other) => other !== row && name !== "" && other[SLUG_FIELD] === name);
  return isSlug || reserved.includes(name.toLowerCase())
    ? [messageKey("prices.errors.reserved")]
    : [];
}

/** Returns the slug of each row: its own, unless an earlier row has that, else one that is made from its name. */
function slugsOf<Item extends Named>(
  { word }: RowTable<Item>,
  rows: readonly TypedRow[],
): string[] {
  const given = new Set<string>();
  const kept = rows.map((row) => {
    const slug = readSlug(row[SLUG_FIELD] ?? "");
    if (slug === null || given.has(slug)) return null;
    given.add(slug);
    return slug;
  });
  return rows.map((row, index) => {
    const isName = (slug: string) =>
      rows.some((other) => other !== row && other[ENGLISH_NAME] === slug);
    const slug =
      kept[index] ??
      newSlug(row[ENGLISH_NAME] ?? "", word, (made) => given.has(made) || isName(made));
    given.add(slug);
    return slug;
  });
}

const NAME = {
  max: 60,
  missing: "prices.errors.name",
  refuses: { pattern: /[<>|]/, message: "prices.errors.rowName" },
} as const;

/** Returns messages for names that are missing, or that another row has too. `names` are by row. */
function nameErrors(field: string, names: readonly (string | null)[]): RowError[] {
  return names.flatMap((name, row) => {
    if (name === null) return [];
    const isRepeated =
      names.findIndex((other) => other?.toLowerCase() === name.toLowerCase()) < row;
    const fault = lineFault(name, NAME);
    if (fault) return [{ row, field, message: fault }];
    return isRepeated ? [{ row, field, message: messageKey("prices.errors.sameName") }] : [];
  });
}
