/** Values of the field `intent` in the forms of the account page. */
export const ACCOUNT_INTENTS = {
  password: "password",
  endOne: "end-one",
  endAll: "end-all",
} as const;

/** The query parameter with the action that was just done. */
export const DONE = "done";
export const ACCOUNT_DONE = ["password", "ended"] as const;
export type AccountDone = (typeof ACCOUNT_DONE)[number];
