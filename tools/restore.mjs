// This is the program of `npm run restore -- FOLDER`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "restore",
  command: "runRestoreCommand",
  failed: "nothing was restored",
});
