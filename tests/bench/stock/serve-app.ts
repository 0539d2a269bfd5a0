import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addCleanup } from "../cleanup";
import type { Server } from "../compare";
import { freePort } from "../../drills/servers";
import { installTools, runIn } from "../tools/install";
import { STOCK } from "./app";
import type { Content } from "./content";

const READY_WITHIN_MS = 30_000;

/** Installs, builds and starts the stock project with the content. Stopped at the end. */
export async function serveStock(content: Content[]): Promise<Server> {
  const folder = await installTools("react-router", STOCK.packages);
  for (const [name, text] of Object.entries(STOCK.files(content))) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const [program, ...args] = STOCK.build;
  runIn(folder, join("node_modules", ".bin", program), args);
  const port = await freePort();
  const child = spawn(process.execPath, STOCK.start, {
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
      throw new Error(`the stock project does not start: ${errors}`);
    }
    await pause(100);
  }
  return { url, pid: child.pid! };
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
