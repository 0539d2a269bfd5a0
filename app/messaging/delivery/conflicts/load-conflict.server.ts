import type { TFunction } from "i18next";
import { href } from "react-router";
import {
  conflictsWithin,
  WARN_BEFORE_MS,
  type ConflictingBooking,
} from "~/booking/agenda/attention";
import { listLate } from "~/booking/agenda/attention.queries.server";
import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { dueText, joined, labelOf, momentWith } from "~/messaging/delivery/agenda-texts";
import { deskLink } from "~/messaging/delivery/desk-link.server";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { callablePhone } from "~/messaging/delivery/booking-lines";
import { isolate } from "~/web/i18n/isolate";

/**
 * The message about a late vehicle. `links` are the ways to solve the conflict; the phone numbers to call are in
 * the paragraphs.
 */
export type ConflictMessage = {
  title: string;
  paragraphs: string[];
  links: { text: string; url: string }[];
};

type Context = Pick<Addresses, "publicAddress"> & { lang: Language; now: Date };

/** Loads the message about a late vehicle as of now; null if the vehicle is back, or another booking follows. */
export async function loadConflict(
  sql: Sql,
  row: Pick<OutboxRow, "bookingId" | "nextId">,
  context: Context,
): Promise<ConflictMessage | null> {
  if (row.bookingId === null) return null;
  const late = await listLate(sql, context.now, { id: row.bookingId, limit: 1 });
  const [conflict] = conflictsWithin(late, context.now, WARN_BEFORE_MS);
  return conflict?.next.id === row.nextId ? conflictMessage(conflict, context) : null;
}

function conflictMessage(conflict: ConflictingBooking, context: Context): ConflictMessage {
  const { t } = i18nFor(context.lang);
  const { next, vehicle } = conflict;
  const name = isolate(conflict.name);
  const { date } = businessTime(context.now);
  const clock = { now: context.now.toISOString(), date };
  const starts = momentWith(t, date)(next.startsAt);
  return {
    title: t("delivery.conflict.title", {
      vehicle: vehicle ? isolate(labelOf(vehicle)) : "",
      when: starts,
    }),
    paragraphs: [
      joined(conflict.name, callablePhone(conflict), dueText(t, conflict, clock)),
      `${t("desk.today.next")} ${joined(next.name, callablePhone(next), starts)}`,
      t("delivery.conflict.ways", { name }),
    ],
    links: linksOf(t, conflict, context),
  };
}

function linksOf(t: TFunction, { id, name, next }: ConflictingBooking, { publicAddress }: Context) {
  const from = next.startsAt.slice(0, 10);
  return [
    {
      text: t("desk.today.otherVehicle", { name: isolate(next.name) }),
      url: `${deskLink({ publicAddress }, next.id)}#part-car`,
    },
    {
      text: t("desk.today.toCalendar"),
      url: publicAddress(`${href("/admin/calendar")}?from=${from}`),
    },
    {
      text: t("delivery.conflict.open", { name: isolate(name) }),
      url: deskLink({ publicAddress }, id),
    },
  ];
}
