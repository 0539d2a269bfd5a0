import { expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { createAddresses } from "~/web/i18n/addresses.server";
import { REQUIRED_STATUS } from "./customer-email";
import { customerMail } from "./customer-mail.server";
import { CUSTOMER_MAIL_KINDS, type CustomerMailKind } from "./mail-kinds";

const MAX_BYTES = 60_000;

/** A booking with the longest texts that it can have. */
function mailOfKind(kind: CustomerMailKind, lang: "en" | "ka", url = "https://cars.example") {
  const site = { ...testSite, ...createAddresses(url) };
  const booking = bookingForMessage({
    lang,
    status: REQUIRED_STATUS[kind][0],
    cancelReason: "company",
    cancelNote: "<ა> ".repeat(125),
    declineNote: "<ა> ".repeat(125),
    message: "<ა>\n".repeat(500),
    pickup: "Tbilisi Airport",
  });
  const picture = { path: "/photos/a.jpg", alt: "Toyota RAV4" };
  const shown = {
    ...booking,
    plate: "AA-001-MG",
    proof: "p".repeat(22),
    token: "t".repeat(22),
    alternatives: [1, 2, 3].map((id) => ({
      id,
      name: `Toyota ${id}`,
      toPay: 300,
      currency: "USD" as const,
      exchange: null,
      picture,
    })),
    terms: [{ key: "notCovered" as const, text: { en: "<".repeat(1000), ka: "ა".repeat(1000) } }],
    picture,
    isProven: true,
  };
  return customerMail({ uid: "1" }, kind, shown, { from: null, site: () => site });
}

test.each(CUSTOMER_MAIL_KINDS)("the HTML about `%s` has at most 60 KB", async (kind) => {
  for (const lang of ["en", "ka"] as const) {
    const { html } = await mailOfKind(kind, lang);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test("pictures come from the public address by https, and there are none of a local site", async () => {
  const picturesAt = async (url?: string) => {
    const { html } = await mailOfKind("confirmed", "en", url);
    return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
  };
  expect(await picturesAt()).toEqual([
    "https://cars.example/icons/icon-192.png",
    "https://cars.example/photos/a.jpg",
    "https://cars.example/pictures/mail/airport.jpg",
  ]);
  for (const url of [
    "http://cars.example",
    "https://localhost:3000",
    "https://127.0.0.1",
    "https://[::1]:3000",
  ]) {
    expect(await picturesAt(url)).toEqual([]);
  }
});

test("each picture of the product is a file", async () => {
  const { existsSync } = await import("node:fs");
  const { html } = await mailOfKind("confirmed", "en");
  const paths = [...html.matchAll(/https:\/\/cars\.example(\/(?:icons|pictures)\/[^"]*)/g)];
  expect(paths).toHaveLength(2);
  for (const [, path] of paths) expect(existsSync(`public${path}`)).toBe(true);
});
