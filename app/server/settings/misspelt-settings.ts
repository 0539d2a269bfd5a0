import { distance } from "fastest-levenshtein";
import { CHANNEL_SETTINGS } from "~/messaging/channel-settings";
import { SETTING_FORMATS } from "./setting-formats";

const NAMES = [...Object.keys(SETTING_FORMATS), ...CHANNEL_SETTINGS];

/** Only this site has variables that begin so. */
const PREFIXES = ["OPERATOR_", "TELEGRAM_", "WHATSAPP_", "WEBHOOK_", "FEEDS_", "HSTS_"];

/** Names that are no settings, but nearly: each with the setting that is probably meant. */
export function misspeltSettings(source: Readonly<Record<string, string | undefined>>) {
  return Object.keys(source)
    .filter((name) => !NAMES.includes(name) && source[name]?.trim())
    .flatMap((name) => {
      const meant = nearestTo(name);
      // On Windows names have no case.
      const isSame = meant !== null && source[meant] === source[name];
      return meant === null || isSame ? [] : [{ name, meant }];
    });
}

/** Null if no setting is near enough. */
function nearestTo(name: string): string | null {
  const written = name.toUpperCase().replaceAll("-", "_");
  const near = NAMES.map((known) => ({ known, steps: distance(written, known) })).toSorted(
    (one, other) => one.steps - other.steps,
  )[0]!;
  const isOurs = PREFIXES.some((prefix) => written.startsWith(prefix));
  return isOurs || near.steps <= allowedSteps(near.known) ? near.known : null;
}

/** Other programs have variables as short as `HOME` and `PORTS`. */
function allowedSteps({ length }: string) {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}
