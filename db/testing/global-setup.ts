import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "../../bin/build.mjs";
import { startEmbedded } from "../embedded";

declare module "vitest" {
  interface ProvidedContext {
    dataDir: string;
  }
}

/** Starts one real PostgreSQL for all tests, and builds the site for those that serve it. */
export default async function setup(project: TestProject) {
  ensureBuild();
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-test-"));
  const database = await startEmbedded(dataDir);
  project.provide("dataDir", dataDir);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
