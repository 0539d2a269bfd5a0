// This reads `.env` if it exists; the environment takes precedence.
import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const FILE = ".env";

if (!process.env.VITEST && lstatSync(FILE, { throwIfNoEntry: false })) readFile();

function readFile() {
  const values = parseEnv(readText().replace(/^\uFEFF/, ""));
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
}

function readText() {
  try {
    return readFileSync(FILE, "utf8");
  } catch (error) {
    console.error(
      `the settings in ${process.cwd()}/${FILE} can't be read by this account (${error.code}): ` +
        "make it the owner of the file, or remove the file and set them in the environment",
    );
    process.exit(1);
  }
}
