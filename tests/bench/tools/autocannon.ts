import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { installTools } from "./install";

const VERSION = "8.0.0";

type Request = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
};

type Options = {
  url: string;
  connections: number;
  /** Number of requests. */
  amount: number;
  requests: (Request & { setupRequest?: (request: Request) => Request })[];
};

type Result = {
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
};

/** The used part of the package, which has no types. */
type Autocannon = (options: Options) => EventEmitter & Promise<Result>;

/** Loads the load generator, which is installed on demand: it has 46 packages. */
export async function loadAutocannon(): Promise<Autocannon> {
  const folder = await installTools("autocannon", { autocannon: VERSION });
  return createRequire(join(folder, "package.json"))("autocannon") as Autocannon;
}
