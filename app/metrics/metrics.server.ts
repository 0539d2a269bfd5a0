import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Sql } from "~/db.server";
import { RUNNING } from "~/version.server";
import { createBusinessGauges } from "./business-gauges.server";

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. A cached page takes 1 to 3 ms; the slowest answer ends after 13 s. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 15];

/** The figures of this process and of the site, in the text format of Prometheus. */
export function createMetrics(sql: Sql) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  const business = createBusinessGauges(sql, registry);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the response was sent",
    // Neither paths nor addresses: they would make too many series, and identify visitors.
    labelNames: ["method", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });

  return {
    /** Measures a request until its response is sent. */
    observe({ method }: IncomingMessage, response: ServerResponse) {
      const end = durations.startTimer({ method: METHODS.has(method ?? "") ? method : "other" });
      response.once("finish", () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
    },
    async respond(): Promise<Response> {
      await business.update();
      return new Response(await registry.metrics(), {
        headers: { "Content-Type": registry.contentType, "Cache-Control": "no-store" },
      });
    },
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** What runs, as labels. A commit that is not known is left out. */
function addBuildInfo(registry: Registry) {
  const { version, commit } = RUNNING;
  const labels = commit === null ? { version } : { version, commit };
  const gauge = new Gauge({
    name: "mgzavri_build_info",
    help: "1, with the release and the commit as labels",
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  gauge.set(labels, 1);
}
