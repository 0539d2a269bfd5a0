import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:client-texts";
const FOLDER = "build/client/assets";

/** The addresses of the client's texts for visitors, by language. Empty in development. */
export function clientTexts(): Plugin {
  let isBuild = false;
  return {
    name: "client-texts",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const clientTexts = ${JSON.stringify(isBuild ? findTexts() : {})};`;
    },
  };
}

function findTexts(): Record<string, string> {
  const files = readdirSync(FOLDER).filter((name) => /^public-.*\.js$/.test(name));
  if (files.length !== 2) throw new Error(`the texts of two languages expected, not ${files}`);
  return Object.fromEntries(files.map((name) => [languageOf(name), `/assets/${name}`]));
}

function languageOf(name: string) {
  return /\p{Script=Georgian}/u.test(readFileSync(join(FOLDER, name), "utf8")) ? "ka" : "en";
}
