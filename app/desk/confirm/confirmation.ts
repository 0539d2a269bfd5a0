import type { MessageKey } from "~/web/message-key";

/** The field with the password that confirms who is at the desk. */
export const CONFIRMATION = "confirmation";

/** The field with the code, for an account with a second factor. */
export const CONFIRMATION_CODE = "confirmationCode";

export type ConfirmationProblem = { text: MessageKey; seconds: number };
