// `npm run move-database -- embedded|DATABASE_URL`.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runMoveDatabaseCommand } = await import("../build/server/move-database.js");
  process.exit(await runMoveDatabaseCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`the database was not moved: ${error.message}`);
  process.exit(1);
}
