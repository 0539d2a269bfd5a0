// `npm run person -- export EMAIL-OR-PHONE` and `npm run person -- erase EMAIL-OR-PHONE`.
import "./node-version.mjs";
import "./env-file.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
try {
  const { runPersonCommand } = await import("../build/server/person.js");
  process.exit(await runPersonCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
