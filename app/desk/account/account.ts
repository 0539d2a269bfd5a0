/** What the forms of the account's page ask for, in their field `intent`. */
export const ACCOUNT_INTENTS = {
  password: "password",
  endOne: "end-one",
  endAll: "end-all",
} as const;

/** The query parameter by which the page says what was just done. */
export const DONE = "done";
export const ACCOUNT_DONE = ["password", "ended"] as const;
export type AccountDone = (typeof ACCOUNT_DONE)[number];
