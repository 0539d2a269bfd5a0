/** The e-mails to customers about a booking. */
export const CUSTOMER_MAIL_KINDS = [
  "placed",
  "confirmed",
  "cancelled",
  "reminder",
  "car",
  "extended",
  "extensionDeclined",
  "overdue",
  "addressChanged",
  "message",
] as const;

export type CustomerMailKind = (typeof CUSTOMER_MAIL_KINDS)[number];
