// This is the program of `npm run seed:large`, which generates bookings and visits, to test the desk with a
// large database.
import { runCommand } from "./command.mjs";

await runCommand({
  module: "seed-large",
  command: "runSeedLargeCommand",
  failed: "the database was not filled",
});
