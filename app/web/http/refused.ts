import { isRecord } from "~/web/records";

/** The data of a 429: why a request beyond a limit is not answered. */
export type Refusal = {
  /** How long to wait. */
  minutes: number;
  /** Whether the request sent a form, which was not read. */
  isForm: boolean;
};

/** Returns the `Refusal` in the data of an error; null if it is another error. */
export function refusedIn(data: unknown): Refusal | null {
  if (!isRecord(data) || typeof data.minutes !== "number") return null;
  return { minutes: data.minutes, isForm: data.isForm === true };
}

/** The data of a 403 for a form of this site that was opened at another address than `PUBLIC_URL`. */
export type WrongAddress = { publicOrigin: string };

/** Returns the origin of `PUBLIC_URL` in the data of an error; null if it is another error. */
export function publicOriginIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("publicOrigin" in data)) return null;
  return String(data.publicOrigin);
}
