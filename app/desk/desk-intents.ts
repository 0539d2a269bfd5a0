/** Values of the field `intent` in the forms of the desk. */
export const DESK_INTENTS = {
  signIn: "sign-in",
  signOut: "sign-out",
  status: "status",
  handover: "handover",
  resend: "resend",
  note: "note",
} as const;
