import type { TFunction } from "i18next";

/** How the history names who decided by a press in Telegram, and by the link of a mail. */
export const TELEGRAM_ACTOR = "telegram:";
export const EMAIL_ACTOR = "email";

const LONGEST_NAME = 64;

/** The actor of a press, by the name that Telegram gives. */
export function telegramActor(name: string): string {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return TELEGRAM_ACTOR + ([...plain].slice(0, LONGEST_NAME).join("") || "?");
}

/** An actor of the history in words. */
export function actorName(t: TFunction, actor: string | null): string {
  if (actor === "visitor") return t("delivery.actors.visitor");
  if (actor === "system") return t("operator.actors.system");
  if (actor === EMAIL_ACTOR) return t("delivery.actors.email");
  if (actor?.startsWith(TELEGRAM_ACTOR)) return actor.slice(TELEGRAM_ACTOR.length);
  return actor ?? "?";
}
