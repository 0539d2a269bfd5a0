import { loadavg } from "node:os";
import type { Spread } from "../compare";

/** A table whose first column has no head. */
type Table = { head: string[]; rows: string[][] };

/** The result of a section. */
type Findings = {
  tables: Table[];
  notes: string[];
  /** Goals that don't depend on the machine, and were missed: the section fails. */
  missed?: string[];
};

export type SectionOptions = {
  /** The length of the soak. */
  minutes: number;
  /** The measured pages of the desk, or null for all. */
  pages: string[] | null;
  /** Number of sockets. */
  sockets: number;
};

export type Section = {
  about: string;
  run(options: SectionOptions): Promise<Findings>;
};

export const FIGURES = ["", "figure", "target", "", "load"];

type Goal = { atMost: number } | { atLeast: number } | null;

/** Returns a row below `FIGURES`, with the load on the machine at this moment. */
export function figure(
  what: string,
  value: number | Spread,
  unit: string,
  goal: Goal = null,
  digits = 1,
): string[] {
  const middle = typeof value === "number" ? value : value.median;
  return [
    what,
    withUnit(describe(value, digits), unit),
    goal === null ? "" : withUnit(describeGoal(goal), unit),
    goal === null ? "" : verdict(isWithin(middle, goal)),
    loadNow(),
  ];
}

export function verdict(isMet: boolean): string {
  return isMet ? "met" : "**missed**";
}

/** Returns how many processes ran or waited in the last minute, including the machine's own work. */
export function loadNow(): string {
  return loadavg()[0]!.toFixed(1);
}

/** Returns whether a value is within a goal. `NaN` never is. */
function isWithin(value: number, goal: NonNullable<Goal>) {
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function describeGoal(goal: NonNullable<Goal>) {
  return "atMost" in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
}

function withUnit(text: string, unit: string) {
  return unit === "" ? text : `${text} ${unit}`;
}

function describe(value: number | Spread, digits: number) {
  if (typeof value === "number") return shorten(value, digits);
  const { median, min, max } = value;
  return `${shorten(median, digits)} (${shorten(min, digits)} to ${shorten(max, digits)})`;
}

/** Formats a value. It is `NaN` where the system has no such data. */
function shorten(value: number, digits: number) {
  return Number.isFinite(value) ? value.toFixed(digits) : "unknown";
}

/** Returns tables and notes in Markdown. */
export function describeFindings({ tables, notes }: Findings): string {
  const blocks = tables.map(({ head, rows }) => {
    const lines = [head, head.map(() => "---"), ...rows];
    return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  });
  if (notes.length > 0) blocks.push(notes.map((note) => `- ${note}`).join("\n"));
  return blocks.join("\n\n");
}
