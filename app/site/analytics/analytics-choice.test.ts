import { describe, expect, test } from "vitest";
import {
  handleAnalyticsForm,
  measurementIdFor,
  readAnalyticsState,
} from "./analytics-choice.server";
import type { Language } from "~/web/i18n/languages";

const ID = "G-TEST123456";

function page(path = "/", headers: Record<string, string> = {}) {
  return new Request(`http://localhost${path}`, { headers });
}

describe("a visitor's state", () => {
  test.each([
    ["off", {}],
    ["off", { Cookie: "lng=ka", "Sec-GPC": "0" }],
    ["off", { Cookie: "lng=ka; analytics=off" }],
    ["on", { Cookie: "lng=ka; analytics=on" }],
    ["on", { Cookie: "analytics=on", "Sec-GPC": "0" }],
    ["signal", { "Sec-GPC": "1" }],
    ["signal", { "Sec-GPC": "1", Cookie: "analytics=on" }],
  ] as const)("is %s with %j", (state, headers) => {
    const request = page("/", headers as Record<string, string>);
    expect(readAnalyticsState(request, ID)).toBe(state);
    expect(measurementIdFor(request, ID)).toBe(state === "on" ? ID : null);
  });

  test("is none without a measurement id, even with Sec-GPC", () => {
    expect(readAnalyticsState(page("/", { "Sec-GPC": "1" }), null)).toBe("none");
    expect(measurementIdFor(page("/", { Cookie: "analytics=on" }), null)).toBeNull();
  });
});

test.each(["/admin", "/admin?tab=bookings", "/?booked=token", "/?lng=ka&booked=token"])(
  "%s gets no measurement id",
  (path) => {
    expect(measurementIdFor(page(path, { Cookie: "analytics=on" }), ID)).toBeNull();
  },
);

describe("the switch", () => {
  function choose(choice: string, cookie = "", lang: Language = "en") {
    const form = new FormData();
    form.set("analytics", choice);
    return handleAnalyticsForm(form, page("/privacy-policy", { Cookie: cookie }), lang);
  }

  test("off sets a cookie for a year and redirects back to the switch", () => {
    const response = choose("off");
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/privacy-policy#analytics",
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      "analytics=off; Path=/; Max-Age=31536000; SameSite=Lax",
    ]);
  });

  test("off deletes few cookies, each once, however many are sent", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `_ga_${index % 50}=1`).join("; ");
    const lines = choose("off", many).headers.getSetCookie();
    expect(lines.length).toBe(21);
    expect(new Set(lines).size).toBe(21);
  });

  test("off deletes Google's cookies, and no others", () => {
    const cookie = "lng=ka; _ga=GA1.1.1; _ga_TEST123456=GS2.1; session=x; my_ga=1";
    expect(choose("off", cookie).headers.getSetCookie().slice(1)).toEqual([
      "_ga=; Path=/; Max-Age=0; SameSite=Lax",
      "_ga_TEST123456=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  test("on replaces it, for a year", () => {
    const cookie = "analytics=off; _ga=GA1.1.1";
    expect(choose("on", cookie).headers.getSetCookie()).toEqual([
      "analytics=on; Path=/; Max-Age=31536000; SameSite=Lax",
    ]);
  });

  test("redirects back in the language of the page", () => {
    const response = choose("off", "", "ka");
    expect(response.headers.get("Location")).toBe("/ka/privacy-policy#analytics");
  });

  test.each(["", "maybe", "OFF"])("rejects %j", (choice) => {
    expect(() => choose(choice)).toThrow(expect.objectContaining({ init: { status: 400 } }));
  });
});
