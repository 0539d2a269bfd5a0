import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyCluster } from "#db/testing/test-cluster";

/** The password of the first account of test sites. */
export const STAFF_PASSWORD = "seven quiet rivers";

/** A running site, in this process or its own. */
export type Site = {
  /** The address, `http://127.0.0.1:PORT`. */
  url: string;
  dataDir: string;
  /** The URL of its database if that is not in `dataDir`. */
  databaseUrl: string | undefined;
  migrationUrl: string | undefined;
  /** Stops it and resolves with its exit code. */
  stop(): Promise<number | null>;
};

export type SiteProcess = Site & {
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
};

/**
 * Starts the built site like `npm start`, on a free port. Its database is the one of
 * `DATABASE_URL`, the embedded one in `dataDir` (which is not removed), or an embedded copy of the
 * prepared cluster. Throws its output if it does not start.
 */
export async function startSite(options: StartOptions = {}): Promise<SiteProcess> {
  // Releases up to 0.3.1 have the program in `bin`.
  const isEarlier = options.folder && existsSync(join(options.folder, "bin/start.mjs"));
  return start([isEarlier ? "bin/start.mjs" : "tools/start.mjs"], /ready on (http:\S+)/, options);
}

/** Starts the site like `npm run dev`. */
export async function startDevelopmentSite(): Promise<SiteProcess> {
  const env = { NODE_ENV: "development", NO_COLOR: "1" };
  return start(["tools/router.mjs", "dev"], /Local:\s+(http:\S+?)\/?\s/, { env });
}

type StartOptions = {
  dataDir?: string;
  env?: Record<string, string>;
  /** The folder of the program; this project's by default. */
  folder?: string;
  /** The path of another Node.js than that of the tests. */
  node?: string;
};

async function start(
  command: string[],
  ready: RegExp,
  options: StartOptions,
): Promise<SiteProcess> {
  const databaseUrl = options.env?.DATABASE_URL;
  const prefix = "mgzavri-site-";
  const dataDir =
    options.dataDir ??
    (databaseUrl ? await mkdtemp(join(tmpdir(), prefix)) : await copyCluster(prefix));
  const child = spawn(options.node ?? process.execPath, command, {
    cwd: options.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnv(), DATA_DIR: dataDir, ...options.env },
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = ready.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`the site ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataDir,
    databaseUrl,
    migrationUrl: options.env?.MIGRATION_DATABASE_URL,
    process: child,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const code = await exited;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Empty settings, which count as unset, and override a `.env` file. */
const UNSET = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => [
    name,
    "",
  ]),
);

/** Returns the environment without the site's settings. */
export function cleanEnv() {
  return {
    ...process.env,
    ...UNSET,
    VITEST: "",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "warn",
    ADMIN_PASSWORD: STAFF_PASSWORD,
    // All tests come from one network.
    BOOKINGS_PER_HOUR: "100000",
    PAGES_PER_MINUTE: "100000",
    UNCACHED_PAGES_PER_MINUTE: "100000",
  };
}
