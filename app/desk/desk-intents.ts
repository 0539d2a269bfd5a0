/** Values of the field `intent` in the forms of the desk. */
export const DESK_INTENTS = {
  signIn: "sign-in",
  passkey: "passkey",
  signOut: "sign-out",
  status: "status",
  handover: "handover",
  resend: "resend",
  settle: "settle",
  unanswered: "unanswered",
  answered: "answered",
  note: "note",
  move: "move",
  swap: "swap",
  changeReturn: "return",
  changeModel: "change-model",
  declineReturn: "decline-return",
  undo: "undo",
} as const;
