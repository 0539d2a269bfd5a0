import { CUSTOMER_MAIL_KINDS } from "~/messaging/delivery/mail/mail-kinds";

/** The e-mails to the company that are about one booking. */
const COMPANY_KINDS = ["placed", "message", "waiting", "overdue", "cancelled"] as const;

/** The e-mails of the preview, each with whom it goes to. */
export const PREVIEW_MAILS = [
  ...CUSTOMER_MAIL_KINDS.map((kind) => ({ to: "customer" as const, kind, value: kind })),
  ...COMPANY_KINDS.map((kind) => ({
    to: "company" as const,
    kind,
    value: `company-${kind}` as const,
  })),
];

export type PreviewMail = (typeof PREVIEW_MAILS)[number];

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The fields of the form, and the parameter of the address once an e-mail was sent. */
export const MAIL_FIELD = "mail";
export const LANG_FIELD = "lang";
export const BOOKING_FIELD = "booking";
export const SCHEME_FIELD = "scheme";
export const SENT = "sent";

/** How many previews can be sent in an hour. */
export const MAX_SENT = 20;
