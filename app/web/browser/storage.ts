/** Where the browser keeps something: for good, or until its window closes. */
type StorageName = "localStorage" | "sessionStorage";

/** Reads a key of the browser's storage; null where there is none or storage is shut. */
export function readStorage(key: string, storage: StorageName = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
  } catch (error) {
    console.warn(`storage is shut: ${String(error)}`);
    return null;
  }
}

/** Writes a key of the browser's storage, or removes it with `null`; a shut storage is only logged. */
export function writeStorage(
  key: string,
  value: string | null,
  storage: StorageName = "localStorage",
) {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch (error) {
    console.warn(`storage is shut: ${String(error)}`);
  }
}

/** The JSON of a key of the browser's storage; null where there is none, or it is none. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    console.warn(`what the browser kept can't be read: ${String(error)}`);
    return null;
  }
}
