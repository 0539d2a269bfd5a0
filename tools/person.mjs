// This is the program of `npm run person -- export EMAIL-OR-PHONE` and `npm run person -- erase
// EMAIL-OR-PHONE`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "person",
  command: "runPersonCommand",
  failed: "npm run person failed",
});
