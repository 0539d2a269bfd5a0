// `npm run staff -- COMMAND NAME`.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runStaffCommand } = await import("../build/server/staff.js");
  process.exit(await runStaffCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`nothing was changed: ${error.message}`);
  process.exit(1);
}
