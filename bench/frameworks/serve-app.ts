import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addCleanup } from "../cleanup";
import type { Server } from "../compare";
import { freePort } from "../drills/free-port";
import { childPids } from "../process-use";
import { installTools, runIn } from "../tools/install";
import type { App } from "./apps";
import type { Content } from "./content";

const READY_WITHIN_MS = 30_000;

/** Installs, builds and starts a project with the content. Stopped at the end. */
export async function serveApp(app: App, content: Content[]): Promise<Server> {
  const folder = await installTools(app.name.toLowerCase().replace(" ", "-"), app.packages);
  for (const [name, text] of Object.entries(app.files(content))) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const [program, ...args] = app.build;
  runIn(folder, join("node_modules", ".bin", program), args);
  const port = await freePort();
  const child = spawn(process.execPath, app.start(port), {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
  });
  addCleanup(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, "exit");
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`${app.name} does not start: ${errors}`);
    }
    await pause(100);
  }
  return { url, pid: servingPid(child.pid!) };
}

/** Next may serve from a process of its own. */
function servingPid(pid: number) {
  return childPids(pid)[0] ?? pid;
}

async function isReady(url: string) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
