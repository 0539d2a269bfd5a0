import type { TFunction } from "i18next";
import { actorName } from "~/delivery/decided-by";
import { personLines, tripLines } from "~/delivery/booking-lines";
import { clip } from "~/delivery/clip";
import type { ToldBooking } from "~/delivery/told-booking.queries.server";
import { escapeHtml, shownLength, TEXT_LENGTH } from "./telegram-html";

/** What a press says: which booking, and confirm or cancel. At most 64 bytes. */
export function pressData(id: number, status: "confirmed" | "cancelled"): string {
  return `b:${id}:${status === "confirmed" ? "c" : "x"}`;
}

export function readPressData(data: unknown) {
  const [, id, letter] = /^b:(\d{1,18}):([cx])$/.exec(String(data)) ?? [];
  if (!id) return null;
  return { id: BigInt(id), status: letter === "c" ? "confirmed" : "cancelled" } as const;
}

/** A booking for the operator's chat, with its buttons while nobody has decided on it. */
export function bookingMessage(t: TFunction, booking: ToldBooking, deskUrl: string) {
  const lines = [...personLines(t, booking), ...tripLines(t, booking)].map(
    ({ label, value }) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`,
  );
  const notices = booking.notices.map(
    (notice) => `⚠️ ${escapeHtml(t(`operator.notices.${notice}`, booking.hours))}`,
  );
  const head = `<b>${escapeHtml(headOf(t, booking))}</b>`;
  const text = [head, "", ...lines, ...notices].join("\n");
  return {
    text: withNotes(text, t("booking.fields.notes"), booking.notes),
    reply_markup: { inline_keyboard: buttons(t, booking, deskUrl) },
  };
}

const MARKS = { confirmed: "✅", cancelled: "✖", completed: "🏁" };

function headOf(t: TFunction, booking: ToldBooking) {
  const { id, status, decidedBy } = booking;
  if (status === "pending") return t("delivery.telegram.new", { id });
  const by = actorName(t, decidedBy);
  return `${MARKS[status]} ${t(`delivery.decided.${status}`, { id, by })}`;
}

/** Notes last, as much of them as there is room for. */
function withNotes(text: string, label: string, notes: string) {
  if (!notes) return text;
  const room = TEXT_LENGTH - shownLength(text) - label.length - 4;
  return `${text}\n\n${escapeHtml(label)}: ${escapeHtml(clip(notes, room))}`;
}

function buttons(t: TFunction, { id, status }: ToldBooking, deskUrl: string) {
  const decide = [
    { text: `✅ ${t("delivery.confirm")}`, callback_data: pressData(id, "confirmed") },
    { text: `✖ ${t("delivery.cancel")}`, callback_data: pressData(id, "cancelled") },
  ];
  // Telegram refuses a message with an address that is none on the Internet.
  const open = deskUrl.startsWith("https://")
    ? [[{ text: t("delivery.telegram.open"), url: deskUrl }]]
    : [];
  return [...(status === "pending" ? [decide] : []), ...open];
}

/** What a visitor wrote on a booking, or that the visitor has cancelled it. */
export function followUpText(t: TFunction, booking: ToldBooking): string {
  const { id, name, message } = booking;
  if (message === null) return escapeHtml(t("delivery.telegram.cancelled", { id, name }));
  const head = t("delivery.telegram.wrote", { id, name });
  return `<b>${escapeHtml(head)}</b>\n${escapeHtml(clip(message, TEXT_LENGTH - head.length - 1))}`;
}
