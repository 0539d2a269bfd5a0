import type { Difference } from "./difference";
import type { ImportIssue } from "./import-issue";

/** How a form without success ended; `count` is the number of all, also of those not listed. */
export type ImportAnswer =
  | { kind: "difference"; lines: Difference[]; count: number }
  | { kind: "refused"; issues: ImportIssue[]; count: number };
