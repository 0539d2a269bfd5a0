import type { TFunction } from "i18next";
import type { Conflict, Late, VehicleGap } from "~/booking/agenda/attention";
import type { Agenda } from "~/booking/agenda/find-agenda.server";
import type { TodayRow } from "~/booking/agenda/today";
import { carText } from "~/booking/booking-car";
import { vehicleName } from "~/booking/vehicle-name";
import { dueText, joined, labelOf, momentWith } from "~/delivery/agenda-texts";
import { placeText } from "~/fleet/prices/place-text";
import { formatWith } from "~/i18n/format";
import { callablePhone } from "~/delivery/booking-lines";
import { isolateAll } from "~/i18n/isolate";
import { momentsWith } from "~/i18n/moments";

export type MorningSection = { title: string; lines: string[] };

/** Of each list; the message is short. */
const MAX_LINES = 10;

/** The lists of today that are not empty, for the operator. */
export function morningSections(t: TFunction, agenda: Agenda): MorningSection[] {
  const { pickups, returns, late, conflicts, unmarked, unassigned, requests, asked, vehicles } =
    agenda;
  const moment = momentWith(t, agenda.date);
  const sections = [
    section(t("desk.today.conflicts"), conflicts, (one) => conflictLine(t, one, moment)),
    section(t("desk.today.late", { count: late.length }), late, (one) => lateLine(t, one, agenda)),
    section(t("desk.today.unmarked", { count: unmarked.length }), unmarked, (one) => {
      const when = moment(`${one.pickupDate} ${one.pickupTime}`);
      const carName = carText(t, one, { reader: "operator" });
      return `${when} ${joined(one.name, callablePhone(one), carName, one.car.plate)}`;
    }),
    section(t("delivery.morning.out"), pickups, (row) => handoverLine(t, row)),
    section(t("delivery.morning.back"), returns, (row) => handoverLine(t, row)),
    section(t("desk.today.unassigned", { count: unassigned.length }), unassigned, (one) =>
      joined(one.name, callablePhone(one), vehicleName(t, one.model), moment(one.start)),
    ),
    section(t("desk.today.requests", { count: requests.length }), requests, (row) =>
      joined(
        row.name,
        carText(t, row, { reader: "operator" }),
        momentsWith(t).age(row.createdAt, agenda.now),
      ),
    ),
    section(t("desk.today.asked.title", { count: asked.length }), asked, (one) =>
      joined(one.name, vehicleName(t, one.vehicle), moment(`${one.pickupDate} ${one.pickupTime}`)),
    ),
    section(t("desk.today.vehicles"), vehicles, (gap) => gapLine(t, gap)),
  ];
  return sections.filter(({ lines }) => lines.length > 0);

  function section<Item>(title: string, items: readonly Item[], line: (item: Item) => string) {
    const rest = items.length - MAX_LINES;
    const lines = items.slice(0, MAX_LINES).map(line);
    return {
      title,
      lines: rest > 0 ? [...lines, t("delivery.morning.more", { count: rest })] : lines,
    };
  }
}

function handoverLine(t: TFunction, row: TodayRow) {
  const { time, name, car } = row;
  const place = placeText(t, row.place, row.placeName ?? undefined);
  const carName = carText(t, row, { reader: "operator" });
  return `${time} ${joined(name, callablePhone(row), carName, car.plate, place)}`;
}

function lateLine(t: TFunction, late: Late, agenda: Agenda) {
  const { name, vehicle } = late;
  return joined(name, callablePhone(late), vehicle && labelOf(vehicle), dueText(t, late, agenda));
}

function conflictLine(t: TFunction, conflict: Conflict, moment: (text: string) => string) {
  const vehicle = conflict.vehicle && labelOf(conflict.vehicle);
  if (conflict.kind === "channel") {
    const { source } = isolateAll({ source: conflict.source });
    const period = { source, from: moment(conflict.start), until: moment(conflict.end) };
    return joined(vehicle, t("desk.today.channel", period));
  }
  const { name } = conflict;
  const phone = callablePhone(conflict);
  if (conflict.kind === "notInService") {
    return joined(name, phone, vehicle, t("desk.today.notInService"), moment(conflict.start));
  }
  const { next, dueAt } = conflict;
  const due = t("desk.today.dueAt", { when: moment(dueAt) });
  const other = isolateAll({ name: next.name, phone: callablePhone(next) });
  const following = `${t("desk.today.next")} ${other.name}, ${other.phone}, ${moment(next.startsAt)}`;
  return joined(vehicle, name, phone, due, following);
}

function gapLine(t: TFunction, gap: VehicleGap) {
  const until = gap.day && formatWith(t).day(gap.day);
  return joined(gap.model, gap.plate ?? `${gap.number}`, t(`desk.today.${gap.kind}`), until);
}
