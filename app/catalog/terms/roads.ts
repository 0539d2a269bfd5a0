import type { Road } from "~/catalog/pricing/price-tables";
import type { Language } from "~/web/i18n/languages";
import { textIn, type Localized } from "~/web/i18n/localized";
import { isRecord } from "~/web/records";

/** Whether a car may take a road: always, only after asking the company, or never. */
export const ROAD_ANSWERS = ["yes", "ask", "no"] as const;
export type RoadAnswer = (typeof ROAD_ANSWERS)[number];

/** What a model says of roads, by their slugs; it says nothing of the others. */
export type RoadAnswers = Readonly<Record<string, RoadAnswer>>;

/** What a model says of a road. */
export type ModelRoad = { road: Localized; allowed: RoadAnswer };

/** Returns answers as the text of a form's field or of a cell: `juta=ask omalo=no`, in the order of the slugs. */
export function roadsText(answers: RoadAnswers): string {
  return Object.entries(answers)
    .map(([slug, allowed]) => `${slug}=${allowed}`)
    .sort()
    .join(" ");
}

/** A road with its name in the language of a page, and what a model says of it. */
export type NamedRoad = { name: string; allowed: RoadAnswer };

/** Returns the first road of each answer, allowed ones first, without what is in brackets: cards have room for that. */
export function roadsInShort(roads: readonly ModelRoad[], lang: Language): NamedRoad[] {
  return ROAD_ANSWERS.flatMap((allowed) => {
    const found = roads.find((road) => road.allowed === allowed);
    const [name] = textIn(found?.road, lang).split(" (", 1);
    return name ? [{ name, allowed }] : [];
  });
}

const SIGNS: Readonly<Record<string, RoadAnswer>> = { y: "yes", a: "ask", n: "no" };

/**
 * Reads what a model says of the company's roads, a sign for each of them in their order: `y`es, `a`sk or `n`o, others
 * where it says nothing.
 */
export function readSigns(signs: string, roads: readonly Localized[]): ModelRoad[] {
  return roads.flatMap((road, index) => {
    const allowed = SIGNS[signs[index] ?? ""];
    return allowed ? [{ road, allowed }] : [];
  });
}

/** More roads than a company names. */
const MAX_ROADS = 100;
const ANSWER = /^([a-z0-9]+(?:-[a-z0-9]+)*)=(yes|ask|no)$/;

/** Reads the text of `roadsText`, also with commas or semicolons between; null if a part is no answer. */
export function readRoads(text: string): RoadAnswers | null {
  const found = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => ANSWER.exec(part));
  if (found.length > MAX_ROADS) return null;
  const entries = found.flatMap((match) => (match ? [[match[1]!, match[2]! as RoadAnswer]] : []));
  return entries.length === found.length ? (Object.fromEntries(entries) as RoadAnswers) : null;
}

/** Returns stored answers as the text of the form's field. */
export function storedRoadsText(stored: unknown): string {
  return isRecord(stored) ? roadsText(stored as RoadAnswers) : "";
}

/** Returns the form's texts of a list of roads, each with its answer; empty where the model says nothing. */
export function answeredRoads(
  roads: readonly Road[],
  text: string,
): (Road & { allowed: string })[] {
  const answers = readRoads(text) ?? {};
  return roads.map((road) => ({ ...road, allowed: answers[road.slug] ?? "" }));
}
