import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

const base64url = z.string().regex(/^[\w-]+$/);

/** The fields of what browsers send that are verified. */
const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
};

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(transports)).max(transports.length).catch([]),
  }),
});

/**
 * Reads what a passkey signed for a sign-in or a confirmation from a field of a form. Returns null if the field
 * has none.
 */
export function readAssertion(text: string): AuthenticationResponseJSON | null {
  return assertionSchema.safeParse(parseJson(text)).data ?? null;
}

/** Reads a new passkey from a field of a form. Returns null if the field has none. */
export function readRegistration(text: string): RegistrationResponseJSON | null {
  return registrationSchema.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
