import { Gauge, type Registry } from "prom-client";
import { orNull, type Sql } from "~/db.server";
import { findBusinessFigures, type BusinessFigures } from "./business-metrics.queries.server";

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
export function createBusinessGauges(sql: Sql, registry: Registry) {
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
