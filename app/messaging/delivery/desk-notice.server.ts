import { DESK_KINDS, type DeskKind } from "~/booking/events/channels";
import type { Sql } from "~/web/db.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { alertMessage } from "./alerts/alert-message";
import { loadConflict, type ConflictMessage } from "./conflicts/load-conflict.server";
import { loadEvening, loadMorning } from "./morning/load-morning.server";
import type { OperatorMessage } from "./operator-message";
import type { OutboxRow } from "./outbox.queries.server";

type DeskNotice =
  | ({ kind: "morning" | "evening" | "security" } & OperatorMessage)
  | ({ kind: "conflict" } & ConflictMessage);

type Context = Pick<Addresses, "publicAddress"> & { lang: Language; now: Date };

export function isDeskRow(row: OutboxRow): row is OutboxRow & { kind: DeskKind } {
  return DESK_KINDS.some((kind) => kind === row.kind);
}

/** The message of a row that is not about an event of a booking; null if nothing needs a person any more. */
export async function loadDeskNotice(
  sql: Sql,
  row: OutboxRow & { kind: DeskKind },
  context: Context,
): Promise<DeskNotice | null> {
  if (row.kind === "morning") {
    const morning = await loadMorning(sql, row, context);
    return morning && { kind: "morning", ...morning };
  }
  if (row.kind === "evening") {
    const evening = await loadEvening(sql, row, context);
    return evening && { kind: "evening", ...evening };
  }
  if (row.alert) {
    const { publicAddress, lang } = context;
    const alert = alertMessage(row.alert, { publicAddress, lang, t: i18nFor(lang).t });
    return { kind: "security", ...alert };
  }
  const conflict = await loadConflict(sql, row, context);
  return conflict && { kind: "conflict", ...conflict };
}
