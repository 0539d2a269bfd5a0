import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** The field with what the browser's passkey has signed, as JSON. */
export const PASSKEY = "passkey";

/** The field with the name that staff give to a passkey. */
export const PASSKEY_NAME = "name";
export const MAX_PASSKEY_NAME = 60;

/** The server's request to a browser. With `next` another page comes first, such as the confirmation. */
export type PasskeyRequest =
  | { kind: "use"; options: PublicKeyCredentialRequestOptionsJSON }
  | { kind: "add"; options: PublicKeyCredentialCreationOptionsJSON }
  | { kind: "next"; address: string };
