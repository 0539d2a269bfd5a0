import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** The number of accepted periods before and after the present one. */
const WINDOW = 1;
/** The number of periods by which a clock may be off to be recognized. The code is refused with the reason then. */
const CLOCK_WINDOW = (90 * 60) / PERIOD_SECONDS;

export type CodeCheck =
  | { ok: true; step: number }
  | { ok: false; reason: "wrong" }
  /** The code is one of the app's, but the app's clock is off. `minutes` are positive if it is fast. */
  | { ok: false; reason: "clock"; minutes: number };

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns what authenticator apps read from the picture. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return totpOf(secret, { issuer, label }).toString();
}

/** Checks a code of six digits; spaces are ignored. */
export function checkTotp(secret: string, code: string, now: Date): CodeCheck {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return { ok: false, reason: "wrong" };
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta !== null) return { ok: true, step: stepOf(timestamp) + delta };
  const off = totp.validate({ token, timestamp, window: CLOCK_WINDOW });
  if (off === null) return { ok: false, reason: "wrong" };
  return { ok: false, reason: "clock", minutes: Math.round((off * PERIOD_SECONDS) / 60) };
}

function stepOf(timestamp: number) {
  return Math.floor(timestamp / 1000 / PERIOD_SECONDS);
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret, period: PERIOD_SECONDS, digits: 6, algorithm: "SHA1" });
}
