// This is the `react-router` command without a deprecation notice that its user can't act upon.
import "./follow-npm.mjs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * `@react-router/dev` 7 passes `envFile: false` to servers that it creates for itself, outside of our
 * configuration; Vite has warned of the option since 8.1. Version 8 passes `envDir: false`:
 * `tests/http/commands/quiet-commands.slow.test.ts` fails once this file is no longer needed.
 */
const NOTICE = "The `envFile` option is deprecated";

const { warn } = console;
console.warn = (...parts) => {
  if (!String(parts[0]).includes(NOTICE)) warn(...parts);
};

const require = createRequire(import.meta.url);
require(join(dirname(require.resolve("@react-router/dev/package.json")), "bin.js"));
