/** Why a calendar of another site could not be fetched or read. Its events stay as they were. */
export const IMPORT_FAULTS = [
  "private",
  "host",
  "insecure",
  "redirect",
  "status",
  "tooLarge",
  "timeout",
  "unreachable",
  "unreadable",
  "tooMany",
  "empty",
  "failed",
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** `detail`: an HTTP status. */
export type Faulty = { ok: false; fault: ImportFault; detail: string };

export function faulty(fault: ImportFault, detail = ""): Faulty {
  return { ok: false, fault, detail: detail.slice(0, 60) };
}

export function importFaultOf(stored: string): ImportFault {
  return IMPORT_FAULTS.find((fault) => fault === stored) ?? "failed";
}

/** Why an event of a calendar could not be read as a whole. */
export const EVENT_FAULTS = [
  /** Nothing of it is taken. */
  "time",
  /** A day is taken. */
  "end",
  /** Its times are taken for those of the business. */
  "timeZone",
  /** Without the rule: its first time is taken. */
  "rule",
  /** Without one of its further dates. */
  "date",
  /** No event at all, such as a task. */
  "kind",
] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];
