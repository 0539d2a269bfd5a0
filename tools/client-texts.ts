import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { clientAssets, clientBuildModule } from "./client-build-module.ts";

/** Makes a module with the addresses of the client's texts for visitors, by language. */
export const clientTexts = () => clientBuildModule("client-texts", "clientTexts", findTexts, {});

function findTexts(): Record<string, string> {
  const files = clientAssets(/^public-.*\.js$/);
  if (files.length !== 2) throw new Error(`the texts of two languages expected, not ${files}`);
  return Object.fromEntries(files.map((file) => [languageOf(file), `/assets/${basename(file)}`]));
}

function languageOf(file: string) {
  return /\p{Script=Georgian}/u.test(readFileSync(file, "utf8")) ? "ka" : "en";
}
