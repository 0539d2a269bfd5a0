/** Reads a key of the browser's storage; null where there is none or storage is shut. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`storage is shut: ${String(error)}`);
    return null;
  }
}

/** Writes a key of the browser's storage, or removes it with `null`; a shut storage is only logged. */
export function writeStorage(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`storage is shut: ${String(error)}`);
  }
}
