import type { Migration } from "../migrations";
import text from "./chain.sql?raw";

/** The migrations of 0.1.0 to 0.4.0 in their order. Their names are in no later release. */
export const chain: readonly Migration[] = text
  .split(/^-- migration /m)
  .slice(1)
  .map((section) => {
    const end = section.indexOf("\n");
    return { name: section.slice(0, end), text: section.slice(end + 1) };
  });
