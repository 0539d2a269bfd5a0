import type { BookingStore } from "~/booking/events/booking-store.server";
import { insertAlert } from "~/delivery/alerts/alerts.queries.server";

/** Notifies both addresses: with the new one, an attacker would get all bookings. */
export async function alertChangedAddress(
  { sql, channels, wakeNodes }: BookingStore,
  account: string,
  { old, current }: { old: string; current: string },
) {
  if (old === current) return;
  await insertAlert(sql, { kind: "address", account }, { channels });
  const mail = channels.filter((channel) => channel === "emailOperator");
  await insertAlert(sql, { kind: "address", account, to: old }, { channels: mail });
  wakeNodes();
}
