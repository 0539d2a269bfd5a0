import { BY_HAND, type Answers } from "~/catalog/availability/at-once";
import type { Sql } from "~/web/db.server";
import type { ReplyRules } from "~/booking/reply-by";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import type { TermsCompany } from "~/catalog/terms/terms";
import type { Language } from "~/web/i18n/languages";
import type { Secret } from "~/staff/site-secret.server";
import type { Channel } from "./channels";
import { debouncedWakeUp } from "./wake-up.server";

/** What a use case that writes booking events needs. */
export type BookingStore = {
  sql: Sql;
  /** The connections for statements that lock a model. */
  changes: Sql;
  /** The enabled channels. */
  channels: readonly Channel[];
  /** Makes every node check for new events. It must be called after each statement that writes one. */
  wakeNodes: () => void;
  /** The secret from which the links of bookings are derived. */
  secret: Secret;
  /** Returns the time in seconds for which a change at the desk can be undone; 0 switches undoing off. */
  undoSeconds: () => number;
  /** Returns what the company says of its terms; null: no terms are stored with bookings. */
  terms: (lang: Language) => TermsCompany | null;
  /** Returns what the company says of its answers. */
  replyRules: () => ReplyRules;
  /** Returns how the company answers. The database decides by its own reading of that. */
  answers: () => Answers;
};

const NO_PROMISE: ReplyRules = { hours: DEFAULT_HOURS, isPromised: false };

export function createBookingStore(
  sql: Sql,
  channels: readonly Channel[],
  secret: Secret,
  {
    changes = sql,
    undoSeconds = () => 0,
    terms = () => null,
    replyRules = () => NO_PROMISE,
    answers = () => BY_HAND,
  }: Partial<Omit<BookingStore, "sql" | "channels" | "secret" | "wakeNodes">> = {},
): BookingStore {
  const wakeNodes = debouncedWakeUp(sql);
  return { sql, changes, channels, wakeNodes, secret, undoSeconds, terms, replyRules, answers };
}
