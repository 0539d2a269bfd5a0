type StorageName = "localStorage" | "sessionStorage";

/** Returns the value of a key; null if it is missing or the browser denies storage. */
export function readStorage(key: string, storage: StorageName = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
  } catch (error) {
    console.warn(`storage is unavailable: ${String(error)}`);
    return null;
  }
}

/** Sets a key, or removes it if the value is null; a failure is only logged. */
export function writeStorage(
  key: string,
  value: string | null,
  storage: StorageName = "localStorage",
) {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch (error) {
    console.warn(`storage is unavailable: ${String(error)}`);
  }
}

/** Parses stored JSON; null if it is missing or invalid. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    console.warn(`stored JSON is invalid: ${String(error)}`);
    return null;
  }
}
