import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Sql, orNull } from "~/web/db.server";
import { RUNNING } from "~/web/version.server";
import { findBusinessFigures, type BusinessFigures } from "./business-metrics.queries.server";

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. A cached page takes 1 to 3 ms; the slowest response ends after 13 s. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 15];

/** Collects figures of this process and of the site, in the text format of Prometheus. */
export function createMetrics(sql: Sql) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  const business = createBusinessGauges(sql, registry);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the response was sent",
    // There are no labels for paths or client addresses: they would make too many series, and identify
    // visitors.
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

/** Adds what runs, as labels. A commit that is not known is left out. */
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

const GAUGES = {
  oldestUnsentMessage: ["oldest_unsent_message_seconds", "Age of the oldest unsent message, or 0"],
  deadMessages: ["failed_messages", "Messages that are not retried any more"],
  oldestPendingBooking: ["oldest_pending_booking_seconds", "Age of the oldest unconfirmed booking"],
  pendingBookings: ["pending_bookings", "Bookings that are not confirmed or cancelled yet"],
  bookings: ["bookings", "Stored bookings"],
  lastBackup: ["last_backup_timestamp_seconds", "Start of the last good backup, as Unix time"],
} as const satisfies Record<keyof BusinessFigures, readonly [name: string, help: string]>;

const NAMES = Object.keys(GAUGES) as (keyof BusinessFigures)[];

/** Reads the figures of the database for each scrape. Without the database they are omitted. */
function createBusinessGauges(sql: Sql, registry: Registry) {
  const create = (name: string, help: string) =>
    new Gauge({ name: `mgzavri_${name}`, help, registers: [registry] });
  const up = create("database_up", "1 if the database responds, else 0");
  const gauges = NAMES.map((name) => {
    const [metric, help] = GAUGES[name];
    return { name, gauge: create(metric, help) };
  });

  return {
    async update() {
      const figures = await orNull(findBusinessFigures(sql));
      up.set(figures ? 1 : 0);
      for (const { name, gauge } of gauges) {
        const value = figures?.[name] ?? null;
        if (value === null) gauge.remove();
        else gauge.set(value);
      }
    },
  };
}
