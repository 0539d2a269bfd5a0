/** A promise of docs/reliability.md, and whether the drill saw it kept. */
export type Mark = {
  text: string;
  isMet: boolean;
  /** What was seen instead, where the mark is missed. */
  seen: string;
};

export type Outcome = {
  /** What was measured, by its label. */
  figures: Record<string, string | number>;
  marks: Mark[];
};

/** Why a drill can't be run here. */
export type Skipped = { skipped: string };

export type Drill = {
  about: string;
  run(options: DrillOptions): Promise<Outcome | Skipped>;
};

export type DrillOptions = {
  /** How many starts and stops the drill `starts` makes. */
  starts: number;
};

/** A mark that is met where nothing breaks it. */
export function none(text: string, broken: readonly unknown[]): Mark {
  const examples = broken.slice(0, 5).map((one) => String(one));
  const more = broken.length > examples.length ? ", …" : "";
  return {
    text,
    isMet: broken.length === 0,
    seen: `${broken.length} times: ${examples.join(", ")}${more}`,
  };
}

/** A mark that is met where a number is at most a limit; not a number counts as missed. */
export function atMost(limit: number, unit: string, text: string, value: number): Mark {
  const seen = Number.isNaN(value) ? "never" : `${value.toFixed(1)} ${unit}`;
  return { text, isMet: value <= limit, seen };
}

/** A mark that a drill would otherwise meet by doing nothing. */
export function atLeast(limit: number, text: string, value: number): Mark {
  return { text, isMet: value >= limit, seen: String(value) };
}
