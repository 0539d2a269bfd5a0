import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { cleanEnv } from "../../browser/site";

// Each test starts the router and Vite.
vi.setConfig({ testTimeout: 90_000 });

async function printRoutes(program: string) {
  const options = { env: cleanEnv() };
  const { stdout, stderr } = await promisify(execFile)("node", [program, "routes"], options);
  expect(stdout).toContain('<Route path="/api/cars"');
  return stderr;
}

test("the router's commands print no warning", async () => {
  expect(await printRoutes("tools/router.mjs")).toBe("");
});

test("the router itself does: once it doesn't, tools/router.mjs is no longer needed", async () => {
  expect(await printRoutes("node_modules/@react-router/dev/bin.js")).toContain("`envFile`");
});
