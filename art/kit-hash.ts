import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the drawn pictures. */
export const PICTURES = "public/pictures/cars";

/** A dependency of the pictures outside this folder. */
const DATA = ["db/seed/picture-folder.ts"];

const STORED = "art/hashes.json";

type Hashes = {
  /** The kit's sources. */
  kit: string;
  pictures: string;
};

/** The hashes of the current files. */
export function currentHashes(): Hashes {
  const sources = filesIn("art").filter((file) => /(?<!\.test)\.ts$/.test(file));
  return {
    kit: hashOf([...sources, ...DATA]),
    pictures: hashOf(filesIn(PICTURES)),
  };
}

/** The hashes of the files at the last `npm run draw`. */
export function storedHashes(): Hashes {
  return JSON.parse(readFileSync(STORED, "utf8")) as Hashes;
}

export function storeHashes() {
  writeFileSync(STORED, `${JSON.stringify(currentHashes(), null, 2)}\n`);
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(files: string[]) {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    // Git may check out text with other line endings. As latin1, in which no byte of a picture is lost.
    hash.update(`${file}\n${readFileSync(file, "latin1").replaceAll("\r\n", "\n")}\n`);
  }
  return hash.digest("hex");
}
