// `npm run exchange-rates`, `npm run exchange-rates -- GEL=2.72 EUR=0.86` and
// `npm run exchange-rates -- off`. `npm run rates` is an alias.
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runRatesCommand } = await import("../build/server/exchange-rates.js");
  process.exit(await runRatesCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`nothing was changed: ${error.message}`);
  process.exit(1);
}
