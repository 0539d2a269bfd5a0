// `npm run seed:large`: generates bookings and visits, to test the desk with a large database.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runSeedLargeCommand } = await import("../build/server/seed-large.js");
  process.exit(await runSeedLargeCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`the database was not filled: ${error.message}`);
  process.exit(1);
}
