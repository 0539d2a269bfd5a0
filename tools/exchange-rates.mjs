// This is the program of `npm run exchange-rates`, also with `-- GEL=2.72 EUR=0.86` or `-- off`. `npm run
// rates` is an alias.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "exchange-rates",
  command: "runExchangeRatesCommand",
  failed: "nothing was changed",
});
