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
  "timeZone",
  "tooMany",
  "empty",
  "failed",
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** `detail`: an HTTP status, or the name of a time zone. */
export type Faulty = { ok: false; fault: ImportFault; detail: string };

export function faulty(fault: ImportFault, detail = ""): Faulty {
  return { ok: false, fault, detail: detail.slice(0, 60) };
}

export function importFaultOf(stored: string): ImportFault {
  return IMPORT_FAULTS.find((fault) => fault === stored) ?? "failed";
}
