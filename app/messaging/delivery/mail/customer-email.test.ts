import { describe, expect, test } from "vitest";
import { bookingCar } from "~/booking/testing/booking-car";
import { customerLines, tripLines } from "~/messaging/delivery/booking-lines";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { CANCEL_REASONS } from "~/booking/status";
import { isolate } from "~/web/i18n/isolate";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import { emailText } from "./email";
import { emailHtml } from "./email-html.server";
import { companyEmail } from "./company-sender.server";
import { isCustomerMailKind, REQUIRED_STATUS, customerEmail } from "./customer-email";
import type { CustomerMailKind } from "./mail-kinds";

const { t } = i18nFor("en");
const PAGES = {
  booking: "/b",
  voucher: "/v",
  calendar: "/c",
  company: { siteName: "Mgzavri", phone: "+995555000000", whatsapp: "+995555000000" },
};
const PROMISES = { answer: true, cancellation: true };
const LINKS = [
  { text: t("ownBooking.link"), url: "/b" },
  { text: t("ownBooking.keep.voucher"), url: "/v" },
  { text: t("ownBooking.keep.calendar"), url: "/c" },
];

function emailOf(
  kind: CustomerMailKind,
  changes: Parameters<typeof bookingForMessage>[0] = {},
  plate: string | null = null,
) {
  const booking = bookingForMessage({ status: REQUIRED_STATUS[kind][0], ...changes });
  return customerEmail(t, kind, booking, plate, { ...PAGES, promises: PROMISES });
}

test.each([
  ["placed", true],
  ["confirmed", true],
  ["cancelled", true],
  ["reminder", true],
  ["car", true],
  ["extended", true],
  ["extensionDeclined", true],
  ["overdue", true],
  ["waiting", false],
  ["pending", false],
  ["completed", false],
  ["message", true],
])("visitors get an e-mail about `%s`: %s", (kind, isSent) => {
  expect(isCustomerMailKind(kind)).toBe(isSent);
});

test.each<[CustomerMailKind, string]>([
  ["placed", "pending"],
  ["confirmed", "confirmed"],
  ["cancelled", "cancelled"],
  ["reminder", "confirmed"],
  ["car", "confirmed"],
  ["extended", "pending or confirmed"],
  ["extensionDeclined", "pending or confirmed"],
  ["overdue", "pending"],
  ["message", "pending or confirmed"],
])("the e-mail about `%s` is sent only while the booking is %s", (kind, statuses) => {
  expect(REQUIRED_STATUS[kind].join(" or ")).toBe(statuses);
});

describe("the answer to a request", () => {
  // Noon in Georgia.
  const createdAt = "2030-06-01T08:00:00.000Z";
  const by = "Saturday, 1 June 2030";

  test("is promised in the receipt by its deadline", () => {
    const { paragraphs } = emailOf("placed", { createdAt });
    expect(paragraphs[0]).toBe(t("ownBooking.next.pending", { date: by, time: "13:00" }));
  });

  test.each([
    ["14:30", "soonBy", "12:30"],
    ["13:00", "soon", ""],
  ] as const)("for a pick-up at %s is not promised, and a call is offered", (time, key, until) => {
    const soon = { createdAt, pickupDate: "2030-06-01", pickupTime: time };
    const { paragraphs } = emailOf("placed", soon);
    expect(paragraphs[0]).toBe(t(`ownBooking.next.${key}`, { date: by, time: until }));
  });

  test("that is late is told with the deadline that has passed, whatever the hours are now", () => {
    const hours = { opens: "09:00", closes: "21:00", closedDays: ["2030-06-01"] };
    const passedDeadline = new Date("2030-06-01T09:00:00Z");
    const email = emailOf("overdue", { createdAt, hours, passedDeadline });
    expect(email.subject).toBe("Booking K7M4XQ: our answer is late");
    expect(email.title).toBe("Our answer is late");
    expect(email.paragraphs).toEqual([
      t("ownBooking.next.overdue", { date: by, time: "13:00" }),
      t("delivery.visitorMail.overdue.text"),
    ]);
    expect(email.links).toEqual([{ text: t("ownBooking.see"), url: "/b" }]);
  });

  test("names no deadline where none is promised", () => {
    const booking = bookingForMessage({ createdAt });
    const promises = { ...PROMISES, answer: false };
    const { paragraphs } = customerEmail(t, "placed", booking, null, { ...PAGES, promises });
    expect(paragraphs[0]).toBe(t("ownBooking.next.checking"));
  });
});

describe("the e-mail about a cancellation", () => {
  test.each(CANCEL_REASONS)("says why: %s", (cancelReason) => {
    const { title, subject, paragraphs } = emailOf("cancelled", { cancelReason });
    const key = `delivery.visitorMail.cancelled.${cancelReason}` as const;
    expect(title).toBe(t(`${key}.head`));
    expect(subject).toBe(t(`${key}.title`, { reference: "K7M4XQ" }));
    expect(paragraphs).toEqual([t(`${key}.text`)]);
  });

  test.each(["en", "ka"] as const)(
    "speaks of nothing to pay after the customer's own only where that is promised (%s)",
    (lang) => {
      const { t: words } = i18nFor(lang);
      const said = { en: "nothing to pay", ka: "გადასახდელი არაფერია" }[lang];
      const booking = bookingForMessage({ status: "cancelled", cancelReason: "withdrawn" });
      const textOf = (cancellation: boolean) =>
        customerEmail(words, "cancelled", booking, null, {
          ...PAGES,
          promises: { answer: false, cancellation },
        }).paragraphs.join();
      expect(textOf(true)).toContain(said);
      expect(textOf(false)).not.toContain(said);
      expect(textOf(false)).not.toContain("delivery.");
    },
  );

  test("has the sentence of staff, isolated and escaped, and the free models with their totals", async () => {
    const cancelNote = "A <b>tree</b> fell on it. עץ";
    const booking = bookingForMessage({ status: "cancelled", cancelReason: "company", cancelNote });
    const offered = { text: "Kia Rio", value: "$90", url: "/cars/3" };
    const email = customerEmail(t, "cancelled", booking, null, {
      promises: PROMISES,
      ...PAGES,
      alternatives: [offered],
    });
    expect(email.quotes).toEqual([{ title: "Mgzavri writes", text: cancelNote, from: "staff" }]);
    expect(email.links).toEqual([{ text: "See the booking", url: "/b" }]);
    const text = emailText({ ...email, lang: "en", footer: [] });
    expect(text).toContain(`Free on your dates, with what you would pay\n\nKia Rio: $90\n/cars/3`);
    expect(await emailHtml({ ...email, lang: "en", footer: [] })).toContain(
      "A &lt;b&gt;tree&lt;/b&gt; fell",
    );
  });
});

describe("the visitor's e-mail", () => {
  test.each(["placed", "confirmed", "reminder"] as const)(
    "about `%s` has its title, the number, the trip and the one sum",
    (kind) => {
      const email = emailOf(kind);
      expect(email.subject).toBe(t(`delivery.visitorMail.${kind}.title`, { reference: "K7M4XQ" }));
      expect(email.title).toBe(t(`delivery.visitorMail.${kind}.head`));
      const text = emailText({ ...email, lang: "en", footer: [] });
      expect(email.reference).toEqual({
        label: t("booking.confirmation.reference"),
        value: "K7M4XQ",
      });
      expect(text).toContain("Pick-up: Tbilisi Airport, Mon 10 June 2030, 12:00\n");
      expect(text).toContain("\nTo pay: $300 + 45 GEL\n");
      expect(text).toContain("Call +995 555 00 00 00\n");
    },
  );

  test("says when the company replies to a new booking", () => {
    const [next] = emailOf("placed").paragraphs;
    // The time of the reply to a booking that was made at noon of that Saturday in Georgia.
    const when = { date: "Saturday, 1 June 2030", time: "13:00" };
    expect(next).toBe(t("ownBooking.next.pending", when));
  });

  test("has the words of a message only once the address is proven", () => {
    const quotesOf = (isProven: boolean) =>
      emailOf("message", { message: "Buy at evil.example", isProven }).quotes;
    expect(quotesOf(false)).toEqual([]);
    expect(quotesOf(true)).toEqual([
      { title: "You wrote", text: "Buy at evil.example", from: "customer" },
    ]);
  });

  test("names the plate only once it is promised", () => {
    const assigned = { vehiclePlate: "AA-001-MG" };
    const plates = (plate: string | null) =>
      emailOf("reminder", assigned, plate).lines.filter(({ value }) => value === "AA-001-MG");
    expect(plates(null)).toEqual([]);
    expect(plates("AA-001-MG")).toEqual([{ label: "Number plate", value: "AA-001-MG" }]);
  });
});

describe("the visitor's e-mail about what is agreed or over", () => {
  test("says where a confirmed booking begins, with a map, and what to bring", () => {
    const sectionsOf = (changes = {}) => emailOf("confirmed", changes).sections!;
    expect(emailOf("confirmed").paragraphs).toEqual([t("ownBooking.car.yours")]);
    const [meet, bring] = sectionsOf();
    expect(meet!.paragraphs).toEqual(["Tbilisi Airport, Monday, 10 June 2030, 12:00"]);
    expect(meet!.links).toEqual([
      {
        text: "Open the map",
        url: "https://www.google.com/maps/search/?api=1&query=Tbilisi+Airport%2C+Georgia",
      },
    ]);
    expect(bring!.items).toHaveLength(3);
    expect(sectionsOf({ pickup: "Other" })[0]!.links).toEqual([]);
    expect(sectionsOf({ isPickupPast: true })[0]!.title).not.toBe(meet!.title);
  });

  test.each(["extended", "extensionDeclined"] as const)(
    "about `%s` says when the booking ends and nothing that anyone typed",
    (kind) => {
      const email = emailOf(kind, { notes: "spam", returnDate: "2030-06-18" });
      const when = { date: "Tuesday, 18 June 2030", time: "12:00" };
      expect(email.subject).toBe(t(`delivery.visitorMail.${kind}.title`, { reference: "K7M4XQ" }));
      expect(email.paragraphs).toEqual([t(`delivery.visitorMail.${kind}.text`, when)]);
      expect(JSON.stringify(email)).not.toMatch(/spam|Beridze/);
    },
  );

  test("links to the booking, its voucher and its calendar file", () => {
    expect(emailOf("confirmed").links).toEqual(LINKS);
    expect(emailOf("reminder").links).toEqual(LINKS);
    expect(emailOf("placed").links).toEqual(LINKS.slice(0, 1));
  });

  test("about a cancellation offers only to see the booking", () => {
    expect(emailOf("cancelled").links).toEqual([{ text: "See the booking", url: "/b" }]);
  });

  test("about a cancellation names no sum to pay", () => {
    expect(emailOf("placed").sum?.value).toBe("$300 + 45 GEL");
    expect(JSON.stringify(emailOf("cancelled"))).not.toContain("$300");
  });
});

describe("the company's e-mail", () => {
  const links = { desk: "/desk", decide: "/decide" };

  test("has person, trip and notes, and links to decide and to the desk", () => {
    const email = companyEmail(t, "placed", bookingForMessage({ notes: "Flight TK 386" }), links);
    expect(email.title).toBe("New request 12: Nino Beridze");
    const values = email.lines.map(({ value }) => value);
    expect(email.reference?.value).toBe("K7M4XQ");
    expect(values.slice(0, 4)).toEqual([
      "Nino Beridze",
      "+995 555 12 34 56",
      "nino@example.com",
      "WhatsApp",
    ]);
    expect(email.sum?.value).toBe("$300 + 45 GEL");
    expect(email.lines.at(-1)).toEqual({
      label: t("booking.fields.notes"),
      value: "Flight TK 386",
    });
    expect(email.links).toEqual([
      { text: "Confirm or cancel", url: "/decide" },
      { text: "Open it at the desk", url: "/desk" },
    ]);
  });

  test("about a decided booking without notes has neither line nor link for them", () => {
    const booking = bookingForMessage({ status: "confirmed", decidedBy: "admin" });
    const email = companyEmail(t, "placed", booking, { ...links, decide: null });
    expect(email.links).toEqual([{ text: "Open it at the desk", url: "/desk" }]);
    expect(email.lines.map(({ label }) => label)).toEqual([
      ...customerLines(t, booking)
        .slice(1)
        .map(({ label }) => label),
      t("booking.fields.vehicle"),
    ]);
  });

  test("has the words of a message as a quotation, and a head that says how urgent it is", () => {
    const booking = bookingForMessage({ message: "A child seat, please" });
    const email = companyEmail(t, "message", booking, { ...links, decide: null });
    expect(email.quotes).toEqual([
      { title: "Nino Beridze", text: "A child seat, please", from: "customer" },
    ]);
    expect(email.paragraphs).not.toContain("A child seat, please");
    const toneOf = (kind: "placed" | "cancelled") =>
      companyEmail(t, kind, bookingForMessage(), { ...links, decide: null }).tone;
    expect([toneOf("placed"), toneOf("cancelled")]).toEqual(["news", "bad"]);
  });
});

describe.each(["en", "ka"] as const)("a confirmation after the planned time (%s)", (lang) => {
  const { t: words } = i18nFor(lang);
  const textOf = (kind: CustomerMailKind, changes: Parameters<typeof bookingForMessage>[0]) => {
    const booking = bookingForMessage({ status: "confirmed", ...changes });
    return customerEmail(words, kind, booking, null, { ...PAGES, promises: PROMISES }).paragraphs;
  };

  test.each([true, false])(
    "promises no car once the rental is over (assigned: %s)",
    (isAssigned) => {
      const car = bookingCar({ isAssigned });
      const over = { isPickupPast: true, isOver: true, car };
      expect(textOf("confirmed", over)).toEqual([
        words("delivery.visitorMail.confirmed.over"),
        words("ownBooking.next.over"),
      ]);
      expect(textOf("extended", over).at(-1)).not.toContain(words("ownBooking.car.yours"));
      const [{ value: named } = { value: "" }] = tripLines(
        words,
        bookingForMessage({ status: "confirmed", ...over }),
        null,
        "visitor",
      );
      expect(named).toBe("Toyota RAV4, " + words("booking.types.suv"));
    },
  );

  test("links only to the booking once the rental is over", () => {
    const linksOf = (isOver: boolean) => {
      const booking = bookingForMessage({ status: "confirmed", isPickupPast: true, isOver });
      const email = customerEmail(words, "confirmed", booking, null, {
        ...PAGES,
        promises: PROMISES,
      });
      return email.links.map(({ url }) => url);
    };
    expect(linksOf(true)).toEqual(["/b"]);
    expect(linksOf(false)).toEqual(["/b", "/v", "/c"]);
  });

  test("says that the pick-up time has passed, while the return is still to come", () => {
    const when = { date: formatWith(words).date("2030-06-10"), time: "12:00" };
    expect(textOf("confirmed", { isPickupPast: true })).toEqual([
      `${words("ownBooking.car.yours")} ${words("ownBooking.next.pickupPast", when)}`,
    ]);
  });

  test("of the first car says which one it is", () => {
    const [first] = textOf("car", { carNews: "ready", car: bookingCar({ model: "Mazda 3" }) });
    expect(first).toBe(words("delivery.visitorMail.car.ready.text", { car: isolate("Mazda 3") }));
    expect(first).toContain("Mazda 3");
  });
});

describe("the car of a confirmed booking", () => {
  test.each(["confirmed", "reminder"] as const)(
    "about `%s` promises no car that is not assigned",
    (kind) => {
      const car = bookingCar({ isAssigned: false, vehicleId: null, plate: null, number: null });
      const { paragraphs, lines } = emailOf(kind, { car });
      expect(paragraphs.at(-1)).toContain(t("ownBooking.car.arranging"));
      expect(paragraphs.join()).not.toContain("The car is yours");
      expect(lines[0]?.value).toBe("Toyota RAV4, SUV (still being arranged)");
    },
  );

  test("says of a booking without a model that neither car nor price are final", () => {
    const other = { isAssigned: false, vehicleId: null, modelId: null, model: "Other" };
    const car = bookingCar({ ...other, plate: null, number: null });
    const { paragraphs } = emailOf("confirmed", { car, vehicle: "Other" });
    expect(paragraphs[0]).toContain(t("ownBooking.car.arrangingOther"));
  });

  test("names the model that the customer gets instead of the booked one", () => {
    const car = bookingCar({
      isBooked: false,
      model: "Mazda 3",
      bodyType: "hatchback",
      insteadOf: "Toyota RAV4",
    });
    const { paragraphs, lines } = emailOf("confirmed", { car });
    expect(paragraphs[0]).toContain(
      "you’re getting the Mazda 3 instead of the Toyota RAV4 that you booked",
    );
    expect(lines[0]?.value).toBe("Mazda 3, Hatchback, instead of the Toyota RAV4 that you booked");
  });
});
