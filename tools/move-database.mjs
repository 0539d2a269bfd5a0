// This is the program of `npm run move-database -- embedded|DATABASE_URL`.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "move-database",
  command: "runMoveDatabaseCommand",
  failed: "the database was not moved",
});
