import { LANGS, type Lang } from "./fixtures";
import { isFull } from "./full";

/** A visitor's language, and whether scripts run. */
type Visitor = { lang: Lang; scripts: boolean };

export const VISITORS: readonly Visitor[] = isFull
  ? LANGS.flatMap((lang) => [true, false].map((scripts) => ({ lang, scripts })))
  : [
      { lang: "en", scripts: true },
      { lang: "ka", scripts: false },
    ];

/**
 * Visitors of forms. The gate has only one, without scripts: every form has to work so, and
 * `screens.spec.ts` submits most of them with scripts.
 */
export const FORM_VISITORS: readonly Visitor[] = isFull
  ? VISITORS
  : [{ lang: "ka", scripts: false }];

/** Returns all cases, or in the gate the first one. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return isFull ? cases : cases.slice(0, 1);
}

/** Returns both languages, or in the gate only one if that suffices. */
export function languages(inGate: Lang): readonly Lang[] {
  return isFull ? LANGS : [inGate];
}
