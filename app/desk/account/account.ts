/** Values of the field `intent` in the forms of the account page. */
export const ACCOUNT_INTENTS = {
  password: "password",
  factorStart: "factor-start",
  factorFinish: "factor-finish",
  factorOff: "factor-off",
  demandFactor: "demand-factor",
  passkeyAdd: "passkey-add",
  passkeyRemove: "passkey-remove",
  endOne: "end-one",
  endAll: "end-all",
} as const;

/** The query parameter with the action that was just done. */
export const DONE = "done";
export const ACCOUNT_DONE = [
  "password",
  "ended",
  "factorOn",
  "factorOff",
  "setup",
  "demanded",
  "notDemanded",
  "passkeyAdded",
  "passkeyRemoved",
] as const;
export type AccountDone = (typeof ACCOUNT_DONE)[number];
