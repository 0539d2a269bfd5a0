/** Values of the field `intent` in the forms of the page of accounts. */
export const ACCOUNTS_INTENTS = {
  add: "add",
  role: "role",
  disable: "disable",
  enable: "enable",
  remove: "remove",
} as const;
export type AccountsIntent = (typeof ACCOUNTS_INTENTS)[keyof typeof ACCOUNTS_INTENTS];

/** The query parameters with the action that was just done, and the account's name. */
export const DONE = "done";
export const NAME = "name";

/** The field with the role that the form showed. */
export const SEEN_ROLE = "seen";
