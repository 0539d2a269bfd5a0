/** @module-tag slow */
import { parse } from "csv-parse/sync";
import { inLanguage, withLanguage } from "~/web/i18n/address";
import { describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { sendRequest, sendForm } from "../answer";
import { openPage } from "../page";
import { confirmBookings } from "../site-database";
import { bookingFields, readBookings, signIn, useSite } from "../site-fixture";

const fixture = useSite();

/** "By agreement" and "free" by language, in the words of a booking's price lines. */
const WORDS = { en: ["by agreement", "free"], ka: ["შეთანხმებით", "უფასო"] } as const;
const ELSEWHERE = { pickup: "Other", return: "Other", notes: "The hotel in Stepantsminda" };

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await sendRequest(fixture.site, path, { headers })).text;

describe.each(["en", "ka"] as const)("a pick-up at another place, in %s", (lang) => {
  const [agreed, free] = WORDS[lang];
  const price = (html: string) =>
    /<dl[^>]*aria-label="(?:Price|ფასი)"[^]*?<\/dl>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, " ");

  test("is delivered by agreement, never free: price box, confirmation, own page, voucher, file", async () => {
    const fields = bookingFields({ ...ELSEWHERE, name: `Elsewhere ${lang}` });
    const shown = await sendForm(fixture.site, inLanguage("/", lang), {
      ...fields,
      intent: "price",
    });
    const booked = await sendForm(fixture.site, inLanguage("/", lang), fields);
    const [, token] = /booked=([\w-]{22})/.exec(booked.headers.get("Location")!)!;
    const own = `/bookings/${token}`;
    const pages = [
      shown.text,
      await read(inLanguage(`/?booked=${token}`, lang)),
      await read(withLanguage(own, lang)),
    ];
    await confirmBookings(fixture.site);
    pages.push(await read(withLanguage(`${own}/voucher`, lang)));
    for (const page of pages) {
      expect(price(page)).toContain(agreed);
      expect(price(page)).not.toContain(free);
    }
    expect(openPage(shown).textOf("booking-form")).toContain(agreed);
    // Long lines of a calendar file are folded, between bytes.
    const file = (await read(`${own}/calendar.ics`)).replaceAll("\r\n ", "");
    const lines = file.split(String.raw`\n`);
    expect(lines.filter((line) => line.includes(agreed))).toHaveLength(2);
    // The terms say until when cancelling is free.
    const terms = lines.findIndex((line) => line.startsWith(i18nFor(lang).t("terms.titleShort")));
    expect(terms).toBeGreaterThan(0);
    expect(lines.toSpliced(terms, 1).join("\n")).not.toContain(free);
  });
});

test("the number of its fee stays 0 in the API and in the table of bookings", async () => {
  await sendForm(fixture.site, "/", bookingFields({ ...ELSEWHERE, name: "Elsewhere" }));
  const Cookie = await signIn(fixture.site);
  const bookings = await readBookings(fixture.site, Cookie);
  expect(bookings.find(({ name }) => name === "Elsewhere")).toMatchObject({ deliveryFee: 0 });
  const heading = i18nFor("en").t("transfer.columns.bookings.deliveryFee");
  const file = await read("/admin/bookings.csv?q=Elsewhere", { Cookie });
  const [row] = parse<Record<string, string>>(file, { bom: true, columns: true });
  expect(row![heading]).toBe("0");
});
