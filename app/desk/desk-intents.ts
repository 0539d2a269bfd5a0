/** What the forms of the desk ask for, in their field `intent`. */
export const DESK_INTENTS = {
  signIn: "sign-in",
  signOut: "sign-out",
  status: "status",
  resend: "resend",
  note: "note",
} as const;
