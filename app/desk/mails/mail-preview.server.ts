import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { deskRedirect } from "~/desk/access.server";
import { readBookingName } from "~/booking/manage/find/find-action.server";
import { findLatest, findNamed } from "~/booking/manage/my-booking.queries.server";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { companyEmail } from "~/messaging/delivery/mail/company-sender.server";
import { REQUIRED_STATUS } from "~/messaging/delivery/mail/customer-email";
import { customerMail } from "~/messaging/delivery/mail/customer-mail.server";
import { describeBooking } from "~/messaging/delivery/mail/customer-sender.server";
import { mailOf, unnamed } from "~/messaging/delivery/mail/mail-envelope.server";
import { createMailer, type Mail } from "~/messaging/delivery/mail/mailer.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { i18nFor } from "~/texts/i18n.server";
import type { Sql } from "~/web/db.server";
import { rateLimit } from "~/web/http/limits/rate-limit.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { isLanguage, type Language } from "~/web/i18n/languages";
import {
  BOOKING_FIELD,
  LANG_FIELD,
  MAIL_FIELD,
  MAX_SENT,
  PREVIEW_MAILS,
  SCHEME_FIELD,
  SENT,
  type PreviewMail,
  type Scheme,
} from "./mail-preview";

/** The mail server of the site and the address of its sender; null without one. */
type MailServer = { mail: { url: string; from: string | null } | null };

type Source = { sql: Sql; publicSite: () => PublicSite; settings: MailServer };

/** What the form asks for. `typed` is the reference or the number of a booking; empty for the latest one. */
type Choice = { mail: PreviewMail; lang: Language; typed: string; scheme: Scheme };

function readChoice(fields: URLSearchParams | FormData, lang: Language): Choice {
  const field = (name: string) => String(fields.get(name) ?? "");
  const chosen = field(LANG_FIELD);
  return {
    mail: PREVIEW_MAILS.find(({ value }) => value === field(MAIL_FIELD)) ?? PREVIEW_MAILS[0]!,
    lang: isLanguage(chosen) ? chosen : lang,
    typed: field(BOOKING_FIELD).trim().slice(0, 40),
    scheme: field(SCHEME_FIELD) === "dark" ? "dark" : "light",
  };
}

/** Loads the page with an e-mail about a booking, as its customer or the company would get it. */
export async function loadMailPreview(source: Source, request: Request, lang: Language) {
  const { searchParams } = new URL(request.url);
  const choice = readChoice(searchParams, lang);
  const made = await makeMail(source, choice);
  const { company } = source.publicSite();
  // The latest booking may be another one when the frame or the form is sent.
  const fields = fieldsOf({ ...choice, typed: made?.reference ?? "" });
  return {
    mail: choice.mail.value,
    lang: choice.lang,
    typed: choice.typed,
    scheme: choice.scheme,
    shown: made && { subject: made.subject, text: made.text, fields },
    /** The address of the HTML alone, which the page shows in a frame. */
    address: `${href("/admin/mails/mail.html")}?${new URLSearchParams(fields)}`,
    to: source.settings.mail ? company.email : null,
    sent: searchParams.has(SENT),
  };
}

export type MailPreviewData = Awaited<ReturnType<typeof loadMailPreview>>;

/** Returns what was chosen as the fields of the form. */
function fieldsOf({ mail, lang, typed, scheme }: Choice) {
  return {
    [MAIL_FIELD]: mail.value,
    [LANG_FIELD]: lang,
    [BOOKING_FIELD]: typed,
    [SCHEME_FIELD]: scheme,
  };
}

/** The HTML stands in a frame of the desk only. Nothing in it runs, and it has no origin. */
const FRAME_HEADERS = {
  ...PRIVATE_HEADERS,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups",
  "X-Frame-Options": "SAMEORIGIN",
};

/** Answers with the HTML of an e-mail in a light or a dark scheme. */
export async function answerMailHtml(source: Source, request: Request): Promise<Response> {
  const choice = readChoice(new URL(request.url).searchParams, "en");
  const made = await makeMail(source, choice);
  if (!made) return new Response(null, { status: 404, headers: PRIVATE_HEADERS });
  const query = choice.scheme === "dark" ? "@media all" : "@media not all";
  const html = made.html.replace("@media (prefers-color-scheme:dark)", query);
  return new Response(html, { headers: FRAME_HEADERS });
}

const limit = rateLimit(MAX_SENT, 3600);

/** Sends the e-mail to the company's address, by the mail server of the site. */
export async function answerMailPreview(
  source: Source,
  { request, form, lang }: { request: Request; form: FormData; lang: Language },
) {
  const choice = readChoice(form, lang);
  const refuse = (reason: "none" | "limit" | "failed", status: number) =>
    data({ reason }, { status, headers: PRIVATE_HEADERS });
  const made = source.settings.mail && (await makeMail(source, choice));
  if (!source.settings.mail || !made) return refuse("none", 409);
  if (limit.take("desk") !== null) return refuse("limit", 429);
  const outcome = await createMailer(source.settings.mail.url).send(toSelf(source, made));
  if (outcome.kind !== "sent") return refuse("failed", 502);
  const fields = new URLSearchParams({ ...fieldsOf(choice), [SENT]: "" });
  return deskRedirect(request, `${href("/admin/mails")}?${fields}`);
}

/** Returns the e-mail to the company itself, without a calendar file: nothing is to be planned. */
function toSelf({ publicSite }: Source, made: Made): Mail {
  const { messageId, from, subject, text, html, headers } = made;
  const self = unnamed(publicSite().company.email);
  return { messageId, from, subject, text, html, headers, to: self, replyTo: self };
}

type Made = Mail & { reference: string };

/** Stands for the secret of a link: a preview opens nobody's booking. */
const NO_TOKEN = "preview";

/** Makes an e-mail about a booking as if it were in the state that the e-mail is about; null without bookings. */
async function makeMail(
  { sql, publicSite, settings }: Source,
  { mail, lang, typed }: Choice,
): Promise<Made | null> {
  const site = publicSite();
  const bookingId = await findPreviewBooking(sql, typed);
  if (bookingId === null) return null;
  const row = { uid: randomUUID(), bookingId, eventId: null };
  const found = await findBookingForMessage(sql, row, site.company.hours);
  if (!found) return null;
  const envelope = { from: settings.mail?.from ?? null, site: publicSite };
  const now = new Date();
  const isLate = mail.kind === "overdue";
  const booking = {
    ...found,
    lang,
    status: mail.to === "customer" ? REQUIRED_STATUS[mail.kind][0] : ("pending" as const),
    passedDeadline: isLate ? (found.passedDeadline ?? now) : null,
    carNews: found.carNews ?? ("ready" as const),
  };
  if (mail.to === "company") {
    const links = { desk: site.publicAddress(href("/admin/bookings/:id", { id: `${found.id}` })) };
    const email = companyEmail(i18nFor(lang).t, mail.kind, booking, { ...links, decide: null });
    const to = unnamed(site.company.email);
    const made = await mailOf(row, envelope, { ...email, lang });
    return { ...made, to, replyTo: to, reference: found.reference };
  }
  const shown = await describeBooking({ sql, site, token: NO_TOKEN }, mail.kind, booking, now);
  const made = await customerMail(row, mail.kind, shown, envelope);
  return { ...made, reference: found.reference };
}

/** Finds the number of the booking that is called so; without a name that of the latest booking. */
async function findPreviewBooking(sql: Sql, typed: string): Promise<number | null> {
  if (typed === "") return findLatest(sql);
  const name = readBookingName(typed);
  return name && findNamed(sql, name);
}
