// `npm run audit`.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runAuditCommand } = await import("../build/server/audit.js");
  process.exit(await runAuditCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`the events were not verified: ${error.message}`);
  process.exit(1);
}
