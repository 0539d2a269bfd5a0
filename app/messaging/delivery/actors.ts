import type { TFunction } from "i18next";
import { AT_ONCE_ACTOR } from "~/booking/status";

/**
 * The actors in the booking history who decide by a message: a Telegram user (a prefix), and a decision link in an
 * e-mail.
 */
export const TELEGRAM_ACTOR = "telegram:";
export const EMAIL_ACTOR = "email";

const MAX_NAME_LENGTH = 64;

export function telegramActor(name: string): string {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return TELEGRAM_ACTOR + ([...plain].slice(0, MAX_NAME_LENGTH).join("") || "?");
}

export function actorName(t: TFunction, actor: string | null): string {
  if (actor === "visitor") return t("delivery.actors.visitor");
  if (actor === "system") return t("delivery.actors.system");
  if (actor === AT_ONCE_ACTOR) return t("delivery.actors.atOnce");
  if (actor === EMAIL_ACTOR) return t("delivery.actors.email");
  if (actor?.startsWith(TELEGRAM_ACTOR)) return actor.slice(TELEGRAM_ACTOR.length);
  return actor ?? "?";
}
