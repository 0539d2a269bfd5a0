import type { TFunction } from "i18next";
import type { Late, NamedVehicle } from "~/booking/agenda/attention";
import { waitingTime } from "~/booking/agenda/today";
import { instantOf } from "~/booking/period";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { formatWith } from "~/i18n/format";
import { isolateParts } from "~/i18n/isolate";

export function labelOf(vehicle: NamedVehicle) {
  return vehicleLabel(vehicle.model, vehicle);
}

/** Formats a moment, `YYYY-MM-DD HH:MM`. */
export function momentWith(t: TFunction, today: string) {
  const { short } = formatWith(t);
  return (moment: string) => {
    const [day = "", time = ""] = moment.split(" ");
    return `${short(day, today)}, ${time}`;
  };
}

/** How long ago something was; both are ISO 8601. */
export function age(t: TFunction, since: string, now: string) {
  const { unit, count } = waitingTime(since, now);
  return t(`desk.today.${unit}`, { count });
}

/** Since when a vehicle should be back. */
export function dueText(
  t: TFunction,
  { dueAt }: Late,
  { now, date }: { now: string; date: string },
) {
  const lateness = t("desk.today.lateBy", { time: age(t, instantOf(dueAt).toISOString(), now) });
  return joined(t("desk.today.dueAt", { when: momentWith(t, date)(dueAt) }), lateness);
}

/** The parts that there are, on one line. */
export function joined(...parts: (string | null)[]) {
  return isolateParts(parts.flatMap((part) => part || [])).join(" · ");
}
