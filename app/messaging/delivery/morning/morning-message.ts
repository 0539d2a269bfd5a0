import type { TFunction } from "i18next";
import type { Conflict, EndingPaper, LateBooking, VehicleGap } from "~/booking/agenda/attention";
import type { Agenda, Tomorrow } from "~/booking/agenda/find-agenda.server";
import { whyLeftOut } from "~/booking/agenda/left-out";
import { MESSAGE_LINES, type ListPage } from "~/booking/agenda/listed";
import type { TodayRow } from "~/booking/agenda/today";
import type { WaitingCounts } from "~/booking/messages/waiting-messages.queries.server";
import { carText, vehicleName } from "~/booking/booking-car";
import { dueText, joined, labelOf, momentWith } from "~/messaging/delivery/agenda-texts";
import { oneLine, truncate } from "~/messaging/delivery/plain-lines";
import { extraLabel, extrasOf } from "~/catalog/fleet/prices/price-line-label";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { formatWith } from "~/web/i18n/format";
import { callablePhone } from "~/messaging/delivery/booking-lines";
import { isolateAll } from "~/web/i18n/isolate";
import { momentsWith } from "~/web/i18n/moments";

export type MorningSection = { title: string; lines: string[] };

/** Returns the lists of today that are not empty, for staff. */
export function morningSections(t: TFunction, agenda: Agenda): MorningSection[] {
  const { pickups, returns, night, requests, asked, vehicles } = agenda;
  const moment = momentWith(t, agenda.date);
  const first = { rows: asked.slice(0, MESSAGE_LINES), total: asked.length };
  const sections = [
    ...urgentSections(t, agenda),
    unmarkedSection(t, agenda),
    waitingSection(t, agenda.waiting),
    section(t, t("delivery.morning.out"), pickups, (row) => handoverLine(t, row)),
    section(t, t("delivery.morning.back"), returns, (row) => handoverLine(t, row)),
    section(t, t("delivery.morning.night"), night, (row) => nightLine(t, row)),
    unassignedSection(t, agenda),
    section(t, t("desk.today.requests", { count: requests.total }), requests, (row) =>
      joined(
        row.name,
        carText(t, row, { audience: "staff" }),
        momentsWith(t).age(row.createdAt, agenda.now),
      ),
    ),
    section(t, t("desk.today.asked.title", { count: asked.length }), first, (one) =>
      joined(one.name, vehicleName(t, one.vehicle), moment(`${one.pickupDate} ${one.pickupTime}`)),
    ),
    papersSection(t, agenda),
    section(t, t("desk.today.vehicles"), vehicles, (gap) => gapLine(t, gap, agenda.date)),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/**
 * Returns the lists of the night and of tomorrow that are not empty, and what needs a person before them, without
 * sums.
 */
export function eveningSections(t: TFunction, tomorrow: Tomorrow): MorningSection[] {
  const { night, pickups, returns, waiting } = tomorrow;
  const marks = unmarkedSection(t, tomorrow);
  const isSettled = tomorrow.unmarked.rows.some((one) => one.isOver && whyLeftOut(one) === null);
  const sections = [
    ...urgentSections(t, tomorrow),
    section(t, t("delivery.evening.night"), night, (row) => nightLine(t, row)),
    section(t, t("delivery.evening.out"), pickups, (row) => handoverLine(t, row)),
    section(t, t("delivery.evening.back"), returns, (row) => handoverLine(t, row)),
    isSettled ? { ...marks, lines: [...marks.lines, t("delivery.evening.asPlanned")] } : marks,
    unassignedSection(t, tomorrow),
    papersSection(t, tomorrow),
    waitingSection(t, waiting),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** The data that the messages of the morning and of the evening share. */
type Needs = Pick<Agenda, keyof Agenda & keyof Tomorrow>;

/**
 * Returns the lists of what needs a person. A late vehicle that is needed soon is a conflict, and stands only
 * there.
 */
function urgentSections(t: TFunction, needs: Needs): MorningSection[] {
  const { conflicts, late, date } = needs;
  const moment = momentWith(t, date);
  return [
    section(t, t("desk.today.conflicts"), conflicts, (one) => conflictLine(t, one, moment)),
    section(t, t("desk.today.late", { count: late.total }), late, (one) => lateLine(t, one, needs)),
  ];
}

function unassignedSection(t: TFunction, { unassigned, date }: Needs): MorningSection {
  const moment = momentWith(t, date);
  return section(t, t("desk.today.unassigned", { count: unassigned.total }), unassigned, (one) =>
    joined(one.name, callablePhone(one), vehicleName(t, one.model), moment(one.start)),
  );
}

function papersSection(t: TFunction, { papers, date }: Needs): MorningSection {
  const moment = momentWith(t, date);
  return section(t, t("desk.today.papers", { count: papers.total }), papers, (paper) =>
    paperLine(t, paper, date, moment),
  );
}

/** Returns a section with the first rows of a list, and the number of its other rows. */
function section<Item>(
  t: TFunction,
  title: string,
  { rows, total }: ListPage<Item>,
  line: (item: Item) => string,
): MorningSection {
  const lines = rows.map(line);
  const rest = total - rows.length;
  return {
    title,
    lines: rest > 0 ? [...lines, t("delivery.morning.more", { count: rest })] : lines,
  };
}

function unmarkedSection(t: TFunction, { unmarked, date }: Needs): MorningSection {
  const moment = momentWith(t, date);
  return section(t, t("desk.today.unmarked", { count: unmarked.total }), unmarked, (one) => {
    const when = moment(`${one.pickupDate} ${one.pickupTime}`);
    const carName = carText(t, one, { audience: "staff" });
    return `${when} ${joined(one.name, callablePhone(one), carName, one.car.plate)}`;
  });
}

/** The counts of what waits. The evening counts requests too, which the morning lists. */
type WaitingTotals = WaitingCounts & Partial<Tomorrow["waiting"]>;

/** Returns a section with numbers only: what customers write is read at the desk. */
function waitingSection(
  t: TFunction,
  { requests = 0, asked = 0, messages, wishes }: WaitingTotals,
): MorningSection {
  const lines = [
    requests > 0 && t("desk.today.requests", { count: requests }),
    asked > 0 && t("desk.today.asked.title", { count: asked }),
    messages > 0 && t("desk.today.messages", { count: messages }),
    wishes > 0 && t("desk.today.wishes", { count: wishes }),
  ];
  return {
    title: t("delivery.morning.waiting"),
    lines: lines.filter((line) => typeof line === "string"),
  };
}

/** Returns a line of a night, in which pick-ups and returns stand together. */
function nightLine(t: TFunction, row: TodayRow) {
  const kind = t(row.kind === "return" ? "desk.today.return" : "desk.today.pickup");
  return `${handoverLine(t, row)} · ${kind}`;
}

function paperLine(
  t: TFunction,
  paper: EndingPaper,
  today: string,
  moment: (text: string) => string,
) {
  const { kind, day, rental } = paper;
  return joined(
    labelOf(paper),
    t(`desk.today.${kind}`),
    endText(t, day, today),
    rental.name,
    `${moment(rental.start)} – ${moment(rental.end)}`,
  );
}

function handoverLine(t: TFunction, row: TodayRow) {
  const { time, name, car } = row;
  const place = placeText(t, row.place, row.placeName ?? undefined);
  const carName = carText(t, row, { audience: "staff" });
  const parts = [name, callablePhone(row), carName, car.plate, place, ...detailsOf(t, row)];
  return `${time} ${joined(...parts)}`;
}

/** The length of a note in a message, which has to leave room for all lists; the desk has the rest. */
const NOTE_LENGTH = 200;

/** Returns what a driver reads before leaving, as on Today: extras to take, where to meet, the flight. */
function detailsOf(t: TFunction, { kind, lines, flight, notes, staffNote }: TodayRow) {
  const extras = kind === "pickup" ? extrasOf(lines).map((extra) => extraLabel(t, extra)) : [];
  const details: [string, string][] = [
    [t("notifications.extras"), extras.join(", ")],
    [t("booking.fields.flight"), kind === "pickup" ? oneLine(flight) : ""],
    [t("booking.fields.notes"), truncate(oneLine(notes), NOTE_LENGTH)],
    [t("operator.parts.note"), truncate(oneLine(staffNote), NOTE_LENGTH)],
  ];
  return details.flatMap(([term, text]) => (text === "" ? [] : [`${term}: ${text}`]));
}

function lateLine(t: TFunction, late: LateBooking, agenda: Pick<Agenda, "now" | "date">) {
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

function gapLine(t: TFunction, gap: VehicleGap, today: string) {
  const until = gap.day && endText(t, gap.day, today);
  return joined(gap.model, gap.plate ?? `${gap.number}`, t(`desk.today.${gap.kind}`), until);
}

/** Returns until when papers are valid, or since when they are not. */
function endText(t: TFunction, until: string, today: string) {
  const isOver = expiryOf(until, today) === "over";
  return t(isOver ? "desk.today.over" : "desk.today.ends", { day: formatWith(t).day(until) });
}
