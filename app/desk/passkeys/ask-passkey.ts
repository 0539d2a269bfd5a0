import type { PasskeyPurpose } from "~/staff/passkeys/challenge.server";
import { responseError } from "~/web/browser/response-error";
import type { PasskeyRequest } from "./passkey";

export type Asked =
  /** What the passkey has signed, for the field `PASSKEY`. */
  | { ok: true; signed: string }
  /** `known`: the device has a passkey of the account already. */
  | { ok: false; reason: "refused" | "known" }
  /** The page that has to be visited first. */
  | { ok: false; reason: "next"; address: string };

/** Asks the server for a challenge, and the browser for a passkey that signs it. */
export async function askPasskey(address: string, purpose: PasskeyPurpose): Promise<Asked> {
  try {
    const [request, webauthn] = await Promise.all([
      fetchRequest(address, purpose),
      import("@simplewebauthn/browser"),
    ]);
    if (request.kind === "next") return { ok: false, reason: "next", address: request.address };
    const signed =
      request.kind === "add"
        ? await webauthn.startRegistration({ optionsJSON: request.options })
        : await webauthn.startAuthentication({ optionsJSON: request.options });
    return { ok: true, signed: JSON.stringify(signed) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (!EXPECTED.has(name)) reportError(error);
    return { ok: false, reason: name === "InvalidStateError" ? "known" : "refused" };
  }
}

/** The person cancelled or waited too long, the device has no passkey or can't make one, or no network. */
const EXPECTED = new Set([
  "AbortError",
  "ConstraintError",
  "InvalidStateError",
  "NotAllowedError",
  "NotSupportedError",
  "SecurityError",
  "TypeError",
]);

async function fetchRequest(address: string, purpose: PasskeyPurpose): Promise<PasskeyRequest> {
  const body = new URLSearchParams({ purpose });
  const response = await fetch(address, { method: "POST", body });
  if (!response.ok) throw await responseError(response);
  return response.json();
}
