/** A change of the site in words. */
export type DifferenceLine = { what: string; before: string; after: string };

/** What is left empty by an import, and needs a confirmation. */
export type Emptied = "models" | "vehicles";

/** How a form without success ended; `count` is the number of all, also of those not listed. */
export type ImportAnswer =
  | {
      kind: "difference";
      lines: DifferenceLine[];
      count: number;
      emptied: Emptied | null;
    }
  | { kind: "question"; emptied: Emptied }
  | { kind: "refused"; issues: string[]; count: number };
