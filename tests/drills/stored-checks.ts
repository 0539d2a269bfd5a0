import { listBookings } from "../bench/desk";
import { none, type Check } from "./outcome";
import type { Journal } from "./writers";

/** Each acknowledged booking must be stored once, under the id in its response. */
export async function storedChecks(url: string, ...journals: Journal[]): Promise<Check[]> {
  const ids = new Map<string, number[]>();
  for (const { id, email } of await listBookings(url)) {
    ids.set(email, [...(ids.get(email) ?? []), id]);
  }
  const acknowledged = journals.flatMap((journal) => [...journal.acknowledged]);
  const missing = acknowledged.filter(([email, id]) => !ids.get(email)?.includes(id));
  const doubled = [...ids].filter(([, all]) => all.length > 1);
  return [
    none(
      "no acknowledged booking is missing",
      missing.map(([email]) => email),
    ),
    none(
      "no booking is stored twice",
      doubled.map(([email]) => email),
    ),
  ];
}
