// `npm run backup -- FOLDER`. The site starts it with `--nightly`, and then nothing is built.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
if (!process.argv.includes("--nightly")) ensureBuild();
try {
  const { runBackupCommand } = await import("../build/server/backup.js");
  process.exit(await runBackupCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`no backup was made: ${error.message}`);
  process.exit(1);
}
