const VALUE = Symbol("value");

/** What JSON transfers as it is; properties may be missing. */
type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Loader data as one text. */
export type JsonData<Value> = {
  json: string;
  /** On the server only: the router transfers no symbols. */
  [VALUE]?: Value;
};

/**
 * Loader data of many values as one JSON text: the router's own encoding, which knows more types and finds
 * equal values, takes several times as long to write and to read.
 */
export function jsonData<Value extends Json>(value: Value): JsonData<Value> {
  return { json: JSON.stringify(value), [VALUE]: value };
}

const parsed = new WeakMap<JsonData<unknown>, unknown>();

/** The value of such loader data: the same object each time. */
export function valueOf<Value>(data: JsonData<Value>): Value {
  if (VALUE in data) return data[VALUE] as Value;
  if (!parsed.has(data)) parsed.set(data, JSON.parse(data.json));
  return parsed.get(data) as Value;
}
