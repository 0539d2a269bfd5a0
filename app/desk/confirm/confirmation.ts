import type { MessageKey } from "~/web/message-key";

/** The field with the password or code that confirms who is at the desk. */
export const CONFIRMATION = "confirmation";

export type ConfirmationProblem = { text: MessageKey; seconds: number };
