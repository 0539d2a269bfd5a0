/** The reasons for which a calendar of another site could not be fetched or read. Its events stay as they were. */
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

/** A calendar that could not be fetched or read. `detail` may be an HTTP status. */
export type ImportFailure = { ok: false; fault: ImportFault; detail: string };

export function importFailure(fault: ImportFault, detail = ""): ImportFailure {
  return { ok: false, fault, detail: detail.slice(0, 60) };
}

export function importFaultOf(stored: string): ImportFault {
  return IMPORT_FAULTS.find((fault) => fault === stored) ?? "failed";
}

/** The reasons for which an event of a calendar could not be read as a whole. */
export const EVENT_FAULTS = [
  /** The times of the event can't be read: nothing of it is taken. */
  "time",
  /** The end of the event can't be read: a day is taken. */
  "end",
  /** The time zone of the event is unknown: its times are taken for business time. */
  "timeZone",
  /** The rule of the event can't be read: only its first time is taken. */
  "rule",
  /** One of the further dates of the event can't be read: the event is taken without it. */
  "date",
  /** The component is no event at all, such as a task. */
  "kind",
] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];
