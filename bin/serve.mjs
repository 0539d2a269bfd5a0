// `npm run serve`: serves the build with `react-router-serve`, without WebSockets.
import "./node-version.mjs";
import "./env-file.mjs";
import "./follow-npm.mjs";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
ensureBuild();
const { createSite, readSettings } = await import("../build/server/site.js");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());
const site = await createSite(readSettings(process.env))
  .open(stopping.signal)
  .catch((error) => {
    if (error === stopping.signal.reason) process.exit(0);
    throw error;
  });
const folder = dirname(createRequire(import.meta.url).resolve("@react-router/serve/package.json"));
const server = spawn(process.execPath, [join(folder, "bin.js"), "build/server/index.js"], {
  stdio: "inherit",
});
stopping.signal.addEventListener("abort", end);
if (stopping.signal.aborted) end();
server.on("exit", async (code) => {
  await site.close();
  process.exit(code ?? 0);
});

/** It finishes requests, but its open database connections keep it alive. */
function end() {
  server.kill();
  setTimeout(() => server.kill("SIGKILL"), 3_000);
}
