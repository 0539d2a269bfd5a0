// This is the program of `npm run backup -- FOLDER`. The site starts it with `--nightly`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "backup",
  command: "runBackupCommand",
  failed: "no backup was made",
});
