// This is the program of `npm run audit`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "audit",
  command: "runAuditCommand",
  failed: "the events were not verified",
});
