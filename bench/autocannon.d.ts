// Types of the used part of a package without types.
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  };

  type Options = {
    url: string;
    connections: number;
    /** Number of requests, or seconds. */
    amount?: number;
    duration?: number;
    /** Requests a second, over all connections. */
    overallRate?: number;
    requests: (Request & { setupRequest?: (request: Request) => Request })[];
  };

  type Result = {
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  };

  const autocannon: (options: Options) => EventEmitter & Promise<Result>;
  export = autocannon;
}
