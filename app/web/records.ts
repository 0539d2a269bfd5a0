/** Returns whether a parsed JSON value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, else an empty object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Returns a value as a record of its properties, for those that TypeScript does not know. */
export function propertiesOf(value: unknown): Record<string, unknown> {
  return new Object(value) as Record<string, unknown>;
}

export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Returns the values of a record that are not empty. */
export function filledIn(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

/** Groups items by their key, in their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns a record with a value for each key. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
