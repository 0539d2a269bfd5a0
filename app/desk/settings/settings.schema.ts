import { z } from "zod";
import { parseDate, parseTime } from "~/web/calendar";
import { readEmail } from "~/web/email-address.server";
import { TELEGRAM_NAME } from "~/web/contact-formats";
import { readPhone } from "~/web/phone-number.server";
import { parseRate } from "~/catalog/pricing/exchange-rates";
import { SOCIAL_PROOF_MODES, type StoredSettings } from "~/catalog/company/site-settings";
import { messageKey, type MessageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { parsedText, trimmedLine, type LineLength } from "~/web/text-schema";

const EMAIL = messageKey("settings.errors.email");
const TEXT = messageKey("settings.errors.text");

const fields = z.object({
  siteName: optional(line(60)),
  name: optional(line(100)),
  phone: optional(parsedText(readPhone, "settings.errors.phone")),
  whatsapp: optional(parsedText(readPhone, "settings.errors.phone")),
  telegram: optional(telegram()),
  email: optional(z.string().max(254, EMAIL).pipe(parsedText(readEmail, "settings.errors.email"))),
  address: optional(line(200)),
  addressKa: optional(line(200)),
  opens: optional(parsedText(parseTime, "settings.errors.time")),
  closes: optional(parsedText(parseTime, "settings.errors.time")),
  morningHour: optional(parsedText(parseHour, "settings.errors.hour")),
  eveningHour: optional(parsedText(parseHour, "settings.errors.hour")),
  rateGEL: optional(parsedText(parseRate, "settings.errors.rate")),
  rateEUR: optional(parsedText(parseRate, "settings.errors.rate")),
  ratesDate: optional(parsedText(parseDate, "settings.errors.date")),
  socialProof: optional(z.enum(SOCIAL_PROOF_MODES, messageKey("settings.errors.socialProof"))),
});
type Typed = z.output<typeof fields>;

/**
 * The settings form; an empty field resets to the environment's value. `today` is the date at the
 * business. Messages are translation keys.
 */
export function settingsSchema(today: string) {
  return fields
    .superRefine((typed, context) => {
      const refuse = (field: keyof Typed, message: MessageKey) =>
        context.addIssue({ code: "custom", path: [field], message });
      for (const [one, other] of PAIRS) {
        if (typed[one] === undefined && typed[other] !== undefined) {
          refuse(one, "settings.errors.both");
        }
      }
      if (typed.opens && typed.closes && typed.opens === typed.closes) {
        refuse("closes", "settings.errors.order");
      }
      if (typed.ratesDate && typed.ratesDate > today) refuse("ratesDate", "settings.errors.future");
      else if (typed.ratesDate && !typed.rateGEL && !typed.rateEUR) {
        refuse("ratesDate", "settings.errors.dateAlone");
      }
    })
    .transform((typed): Required<Omit<StoredSettings, "publication">> => storedFrom(typed, today));
}

/** Fields that are required together, in both orders. */
const PAIRS = (
  [
    ["opens", "closes"],
    ["rateGEL", "rateEUR"],
    ["morningHour", "eveningHour"],
  ] as const
).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

function storedFrom(typed: Typed, today: string): Required<Omit<StoredSettings, "publication">> {
  const { opens, closes, rateGEL, rateEUR, ratesDate, socialProof } = typed;
  const { morningHour: morning, eveningHour: evening } = typed;
  const { siteName, name, phone: tel, whatsapp, telegram: user, email, address, addressKa } = typed;
  const contacts = Object.entries({
    siteName,
    name,
    phone: tel,
    whatsapp,
    telegram: user,
    email,
    address,
    addressKa,
  }).filter(([, value]) => value !== undefined);
  return {
    contacts: contacts.length > 0 ? Object.fromEntries(contacts) : null,
    officeHours: opens && closes ? { opens, closes } : null,
    exchangeRates:
      rateGEL && rateEUR ? { date: ratesDate ?? today, GEL: rateGEL, EUR: rateEUR } : null,
    socialProof: socialProof ?? null,
    messageHours: morning === undefined || evening === undefined ? null : { morning, evening },
  };
}

/** A whole hour of the day; null if it is none. */
function parseHour(text: string): number | null {
  return /^(?:[01]?\d|2[0-3])(?::00)?$/.test(text) ? Number.parseInt(text, 10) : null;
}

/** An empty field becomes undefined. */
function optional<Output>(schema: z.ZodType<Output, string>) {
  return trimmedLine(TEXT)
    .transform((typed) => (typed === "" ? undefined : typed))
    .pipe(schema.optional());
}

/** One line of plain text without markup: it is shown on pages, in titles and in metadata. */
function line(max: LineLength) {
  return z
    .string()
    .max(max, { error: messageKey(`desk.errors.long${max}`), abort: true })
    .refine((text) => isPrintableLine(text) && !/[<>]/.test(text), TEXT);
}

function telegram() {
  return z
    .string()
    .transform((typed) => typed.replace(/^@/, ""))
    .pipe(z.string().regex(TELEGRAM_NAME, messageKey("settings.errors.telegram")));
}
