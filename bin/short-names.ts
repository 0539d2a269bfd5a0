import { readdirSync } from "node:fs";

type Identified = { hash: string; filePath: string };

/**
 * Names of classes and custom properties: two characters for the file, by its place among all, and the
 * number of the name in it. By default a file has a hash of seven characters, which hardly compress.
 */
export function createShortNames(files: readonly string[]): (identified: Identified) => string {
  const sorted = files.toSorted();
  /** The default hash of each file. */
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The first name of a file has the number 0.
    if (!hashes.has(filePath)) hashes.set(filePath, hash.replace(/0$/, ""));
    const fileHash = hashes.get(filePath) ?? "";
    const index = sorted.indexOf(filePath);
    if (index < 0 || !hash.startsWith(fileHash))
      throw new Error(`no name for ${hash} of ${filePath}`);
    return letters(index) + hash.slice(fileHash.length);
  };
}

/** Of the files of styles in `app`. */
export function shortNames() {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css.ts"))
    .map((path) => `app/${path}`);
  return createShortNames(files);
}

const DIGITS = 36;

/** A letter and a digit or letter. */
function letters(index: number) {
  return String.fromCharCode(97 + Math.floor(index / DIGITS)) + (index % DIGITS).toString(DIGITS);
}
