import { describe, expect, test } from "vitest";
import {
  analyticsSources,
  answerAnalyticsForm,
  measurementIdFor,
  readAnalyticsState,
} from "./analytics-choice.server";

const ID = "G-TEST123456";

function page(path = "/", headers: Record<string, string> = {}) {
  return new Request(`http://localhost${path}`, { headers });
}

describe("a visitor's state", () => {
  test.each([
    ["on", {}],
    ["on", { Cookie: "lng=ka", "Sec-GPC": "0" }],
    ["off", { Cookie: "lng=ka; analytics=off" }],
    ["signal", { "Sec-GPC": "1" }],
    ["signal", { "Sec-GPC": "1", Cookie: "analytics=off" }],
  ] as const)("is %s with %j", (state, headers) => {
    const request = page("/", headers as Record<string, string>);
    expect(readAnalyticsState(request, ID)).toBe(state);
    expect(measurementIdFor(request, ID)).toBe(state === "on" ? ID : null);
  });

  test("is none where no measurement id is set, whatever the browser says", () => {
    expect(readAnalyticsState(page("/", { "Sec-GPC": "1" }), null)).toBe("none");
    expect(measurementIdFor(page(), null)).toBeNull();
  });
});

test.each(["/admin", "/admin?tab=bookings", "/?booked=token", "/?lng=ka&booked=token"])(
  "%s gets no measurement id",
  (path) => {
    expect(measurementIdFor(page(path), ID)).toBeNull();
  },
);

test("a page's policy knows Google only where its visitor is counted", () => {
  expect(analyticsSources(null)).toEqual({});
  const collectors = [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ];
  expect(analyticsSources(ID)).toEqual({
    "script-src": ["https://www.googletagmanager.com"],
    "connect-src": collectors,
    "img-src": collectors,
  });
});

describe("the switch", () => {
  function choose(choice: string, path = "/privacy-policy", cookie = "") {
    const form = new FormData();
    form.set("analytics", choice);
    return answerAnalyticsForm(form, page(path, { Cookie: cookie }));
  }

  test("off is kept for a year, and the visitor comes back to it", () => {
    const answer = choose("off");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/privacy-policy#analytics",
    ]);
    expect(answer.headers.getSetCookie()).toEqual([
      "analytics=off; Path=/; Max-Age=31536000; SameSite=Lax",
    ]);
  });

  test("off takes Google's own cookies back, and no others", () => {
    const cookie = "lng=ka; _ga=GA1.1.1; _ga_TEST123456=GS2.1; session=x; my_ga=1";
    expect(choose("off", "/privacy-policy", cookie).headers.getSetCookie().slice(1)).toEqual([
      "_ga=; Path=/; Max-Age=0; SameSite=Lax",
      "_ga_TEST123456=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  test("on forgets the choice", () => {
    expect(choose("on", "/privacy-policy", "analytics=off").headers.getSetCookie()).toEqual([
      "analytics=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  test("goes back in the language of the address", () => {
    const answer = choose("off", "/privacy-policy?lng=ka&x=1");
    expect(answer.headers.get("Location")).toBe("/privacy-policy?lng=ka#analytics");
  });

  test.each(["", "maybe", "OFF"])("refuses %j", (choice) => {
    expect(() => choose(choice)).toThrow(expect.objectContaining({ init: { status: 400 } }));
  });
});
