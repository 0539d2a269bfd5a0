// `npm run restore -- FOLDER`.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runRestoreCommand } = await import("../build/server/restore.js");
  process.exit(await runRestoreCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`nothing was restored: ${error.message}`);
  process.exit(1);
}
