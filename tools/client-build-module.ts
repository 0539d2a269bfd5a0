import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = "build/client/assets";

/** Returns the built assets of the client with these names, as paths. */
export function clientAssets(pattern: RegExp): string[] {
  return readdirSync(FOLDER)
    .filter((name) => pattern.test(name))
    .map((name) => join(FOLDER, name));
}

/**
 * Makes a virtual module with one export, read from the client's build, which comes before the server's. In
 * development there is no such build, and the export is empty.
 */
export function clientBuildModule<T>(
  module: string,
  name: string,
  read: () => T,
  empty: T,
): Plugin {
  const id = `virtual:${module}`;
  let isBuild = false;
  return {
    name: module,
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const ${name} = ${JSON.stringify(isBuild ? read() : empty)};`
        : null,
  };
}
