// This is the program of `npm run staff -- COMMAND NAME`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "staff",
  command: "runStaffCommand",
  failed: "nothing was changed",
});
