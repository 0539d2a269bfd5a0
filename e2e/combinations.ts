import { LANGS, type Lang } from "./fixtures";

/** `npm run test:slow` tests every combination, the gate each value at least once. */
export const isFull = process.env.TEST_COMBINATIONS === "all";

/** A visitor by language and whether scripts run. */
type Visitor = { lang: Lang; scripts: boolean };

export const VISITORS: readonly Visitor[] = isFull
  ? LANGS.flatMap((lang) => [true, false].map((scripts) => ({ lang, scripts })))
  : [
      { lang: "en", scripts: true },
      { lang: "ka", scripts: false },
    ];

/** Both languages, or in the gate only one if that suffices. */
export function languages(inGate: Lang): readonly Lang[] {
  return isFull ? LANGS : [inGate];
}
