// `npm run exchange-rates`, and with `-- GEL=2.72 EUR=0.86` or `-- off`. `npm run rates` is an alias.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runExchangeRatesCommand } = await import("../build/server/exchange-rates.js");
  process.exit(await runExchangeRatesCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`nothing was changed: ${error.message}`);
  process.exit(1);
}
