import type { TFunction } from "i18next";
import { SETTING_NAMES } from "~/catalog/company/site-settings";
import { ROLES } from "~/web/pages/roles";

/** The details that are recorded as words of the code. */
const WORDS = [
  "passkey",
  "factorOn",
  "factorOff",
  "demanded",
  "notDemanded",
  "passkeyAdded",
  "passkeyRemoved",
  ...SETTING_NAMES,
] as const;

const FEED =
  /^(add|renew|revoke) (\d+) (today|model|vehicle)(?:-\d+)? (with|without) names(?: of (.+))?$/;
const ACCOUNT =
  /^(add|role|disable|enable|remove|password) (\S+)(?: (\w+))?( without its factors)?$/;
const COUNT = /^(bookings|messages sent|messages dropped|messages held): (\d+)$/;
const BY_COMMAND = " (command)";

const COUNTED = {
  bookings: "security.details.bookings",
  "messages sent": "security.details.sent",
  "messages dropped": "security.details.dropped",
  "messages held": "security.details.held",
} as const;

/**
 * Returns what the security log has of an event, in words of the page; names, paths and files as they are.
 */
export function detailText(t: TFunction, detail: string): string {
  if (detail.endsWith(BY_COMMAND)) {
    const rest = detailText(t, detail.slice(0, -BY_COMMAND.length));
    return t("security.details.command", { detail: rest });
  }
  return (
    feedText(t, detail) ?? accountText(t, detail) ?? countText(t, detail) ?? wordsOf(t, detail)
  );
}

function feedText(t: TFunction, detail: string) {
  const [, change, id, subject, names, owner] = FEED.exec(detail) ?? [];
  if (!change) return null;
  return [
    t(`security.details.feed.${change as "add" | "renew" | "revoke"}`, { id }),
    t(`security.details.feedOf.${subject as "today" | "model" | "vehicle"}`),
    t(`security.details.feedNames.${names as "with" | "without"}`),
    ...(owner ? [t("security.details.feedOwner", { owner })] : []),
  ].join(", ");
}

function accountText(t: TFunction, detail: string) {
  const [, change, account, named, isWithoutFactors] = ACCOUNT.exec(detail) ?? [];
  if (!change) return null;
  const known = ROLES.find((one) => one === named);
  const role = known && t(`accounts.roles.${known}`);
  const text = change as "add" | "role" | "disable" | "enable" | "remove" | "password";
  const done = t(`security.details.account.${text}`, { account, role });
  return isWithoutFactors ? `${done}, ${t("security.details.withoutFactors")}` : done;
}

function countText(t: TFunction, detail: string) {
  const [, counted, count] = COUNT.exec(detail) ?? [];
  return counted ? t(COUNTED[counted as keyof typeof COUNTED], { total: count }) : null;
}

function wordsOf(t: TFunction, detail: string) {
  const words = detail.split(" ").map((word) => WORDS.find((known) => known === word));
  if (!words.every((word) => word !== undefined)) return detail;
  return words.map((word) => t(`security.details.${word}`)).join(", ");
}
