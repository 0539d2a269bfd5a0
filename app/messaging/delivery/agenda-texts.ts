import type { TFunction } from "i18next";
import type { LateBooking, NamedVehicle } from "~/booking/agenda/attention";
import { instantOf } from "~/booking/period";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { formatWith } from "~/web/i18n/format";
import { isolateFragments } from "~/web/i18n/isolate";
import { minutesBetween, momentsWith } from "~/web/i18n/moments";

export function labelOf(vehicle: NamedVehicle) {
  return vehicleLabel(vehicle.model, vehicle);
}

/** Formats a moment, `YYYY-MM-DD HH:MM`, with its date: a message may be read on another day. */
export function momentWith(t: TFunction, today: string) {
  const { short } = formatWith(t);
  return (moment: string) => {
    const [day = "", time = ""] = moment.split(" ");
    return `${short(day, today)}, ${time}`;
  };
}

/** Returns since when a vehicle should be back. */
export function dueText(
  t: TFunction,
  { dueAt }: LateBooking,
  { now, date }: { now: string; date: string },
) {
  const time = momentsWith(t).duration(minutesBetween(instantOf(dueAt).toISOString(), now));
  const lateness = t("desk.today.lateBy", { time });
  return joined(t("desk.today.dueAt", { when: momentWith(t, date)(dueAt) }), lateness);
}

/** Joins the fragments that are not empty on one line. */
export function joined(...parts: (string | null)[]) {
  return isolateFragments(parts.flatMap((part) => part || [])).join(" · ");
}
