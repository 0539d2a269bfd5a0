import { expect, test } from "vitest";
import { deviceCookie, knownDevice } from "./device.server";

const secret = async () => "the secret of the site";
const request = new Request("https://mgzavri.example/admin");

const newCookie = () => deviceCookie(secret, { username: "nino", id: null, request });
const headersOf = (cookie: string) => new Headers({ Cookie: cookie.split(";")[0]! });

test("the cookie marks the device for its account only", async () => {
  const cookie = await newCookie();
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const id = await knownDevice(secret, headersOf(cookie), "nino");
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await knownDevice(secret, headersOf(cookie), "giorgi")).toBeNull();
  const again = await deviceCookie(secret, { username: "nino", id, request });
  expect(await knownDevice(secret, headersOf(again), "nino")).toBe(id);
});

test.each([
  ["no cookie", () => ""],
  ["another id", (cookie: string) => cookie.replace(/=[\w-]{2}/, "=AA")],
  ["no signature", (cookie: string) => cookie.replace(/\.[^;]*/, "")],
  ["a long signature", (cookie: string) => cookie.replace(/\./, ".x")],
  ["letters of another script", (cookie: string) => cookie.replace(/\..{3}/, ".ა")],
])("%s is no known device", async (_, change) => {
  const cookie = change(await newCookie()).split(";")[0]!;
  const headers = { get: () => cookie } as unknown as Headers;
  expect(await knownDevice(secret, headers, "nino")).toBeNull();
});

test("a new secret forgets all devices", async () => {
  const headers = headersOf(await newCookie());
  expect(await knownDevice(async () => "another secret", headers, "nino")).toBeNull();
});
