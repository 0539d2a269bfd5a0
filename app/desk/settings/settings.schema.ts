import { z } from "zod";
import { parseDate, parseTime } from "~/calendar";
import { parseRate } from "~/pricing/exchange-rates";
import { SOCIAL_PROOF_MODES, type StoredSettings } from "~/company/site-settings";

/** Characters of a banner: two lines on a phone. */
export const BANNER_LENGTH = 200;

const E164 = /^\+[1-9]\d{6,14}$/;

const fields = z.object({
  siteName: unless(line(60)),
  name: unless(line(100)),
  phone: unless(phone()),
  whatsapp: unless(phone()),
  telegram: unless(telegram()),
  email: unless(z.email("settings.errors.email").max(254, "settings.errors.email")),
  address: unless(line(200)),
  opens: unless(read(parseTime, "settings.errors.time")),
  closes: unless(read(parseTime, "settings.errors.time")),
  bannerEn: unless(line(BANNER_LENGTH)),
  bannerKa: unless(line(BANNER_LENGTH)),
  rateGEL: unless(read(parseRate, "settings.errors.rate")),
  rateEUR: unless(read(parseRate, "settings.errors.rate")),
  ratesDate: unless(read(parseDate, "settings.errors.date")),
  socialProof: unless(z.enum(SOCIAL_PROOF_MODES, "settings.errors.socialProof")),
});
type Typed = z.output<typeof fields>;

/**
 * The settings as their form sends them; an empty field takes the environment's value back.
 * `today` is the date at the business. Messages are translation keys.
 */
export function settingsSchema(today: string) {
  return fields
    .superRefine((typed, context) => {
      const refuse = (field: keyof Typed, message: string) =>
        context.addIssue({ code: "custom", path: [field], message });
      for (const [one, other] of PAIRS) {
        if (typed[one] === undefined && typed[other] !== undefined) {
          refuse(one, "settings.errors.both");
        }
      }
      if (typed.opens && typed.closes && typed.opens >= typed.closes) {
        refuse("closes", "settings.errors.order");
      }
      if (typed.ratesDate && typed.ratesDate > today) refuse("ratesDate", "settings.errors.future");
      else if (typed.ratesDate && !typed.rateGEL && !typed.rateEUR) {
        refuse("ratesDate", "settings.errors.dateAlone");
      }
    })
    .transform((typed): Required<StoredSettings> => storedFrom(typed, today));
}

/** Neither holds without the other, whichever is missing. */
const PAIRS = (
  [
    ["opens", "closes"],
    ["bannerEn", "bannerKa"],
    ["rateGEL", "rateEUR"],
  ] as const
).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

function storedFrom(typed: Typed, today: string): Required<StoredSettings> {
  const { opens, closes, bannerEn, bannerKa, rateGEL, rateEUR, ratesDate, socialProof } = typed;
  const { siteName, name, phone: tel, whatsapp, telegram: user, email, address } = typed;
  const contacts = Object.entries({
    siteName,
    name,
    phone: tel,
    whatsapp,
    telegram: user,
    email,
    address,
  }).filter(([, value]) => value !== undefined);
  return {
    contacts: contacts.length > 0 ? Object.fromEntries(contacts) : null,
    officeHours: opens && closes ? { opens, closes } : null,
    banner: bannerEn && bannerKa ? { en: bannerEn, ka: bannerKa } : null,
    exchangeRates:
      rateGEL && rateEUR ? { date: ratesDate ?? today, GEL: rateGEL, EUR: rateEUR } : null,
    socialProof: socialProof ?? null,
  };
}

/** A field that may be empty, and is then undefined. */
function unless<Output>(schema: z.ZodType<Output, string>) {
  return z
    .string({ error: "settings.errors.text" })
    .trim()
    .transform((typed) => (typed === "" ? undefined : typed))
    .pipe(schema.optional());
}

/** One line of plain text: it stands on pages, in titles and in what search engines read. */
function line(longest: number) {
  return z
    .string()
    .max(longest, `settings.errors.long${longest}`)
    .refine((text) => text.isWellFormed() && !/[\p{Cc}<>]/u.test(text), "settings.errors.text");
}

function phone() {
  return z
    .string()
    .transform((typed) => typed.replaceAll(/[\s().-]/g, ""))
    .pipe(z.string().regex(E164, "settings.errors.phone"));
}

function telegram() {
  return z
    .string()
    .transform((typed) => typed.replace(/^@/, ""))
    .pipe(z.string().regex(/^[A-Za-z]\w{3,31}$/, "settings.errors.telegram"));
}

function read<Value>(parse: (text: string) => Value | null, message: string) {
  return z.string().transform((typed, context) => {
    const value = parse(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
