import { expect, test } from "vitest";
import { deviceCookie, knownDevice } from "./device.server";

const secret = async () => "the secret of the site";
const request = new Request("https://mgzavri.example/admin");

const newCookie = () => deviceCookie(secret, { username: "nino", id: null, request });
const requestOf = (cookie: string) =>
  new Request(request, { headers: { Cookie: cookie.split(";")[0]! } });

test("the cookie marks the device for its account only", async () => {
  const cookie = await newCookie();
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const id = await knownDevice(secret, requestOf(cookie), "nino");
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await knownDevice(secret, requestOf(cookie), "giorgi")).toBeNull();
  const again = await deviceCookie(secret, { username: "nino", id, request });
  expect(await knownDevice(secret, requestOf(again), "nino")).toBe(id);
});

test.each([
  ["no cookie", () => ""],
  ["another id", (cookie: string) => cookie.replace(/=[\w-]{2}/, "=AA")],
  ["no signature", (cookie: string) => cookie.replace(/\.[^;]*/, "")],
  ["a long signature", (cookie: string) => cookie.replace(/\./, ".x")],
  ["letters of another script", (cookie: string) => cookie.replace(/\..{3}/, ".ა")],
])("%s is no known device", async (_, change) => {
  const cookie = change(await newCookie()).split(";")[0]!;
  const headers = { get: () => cookie };
  expect(await knownDevice(secret, { url: request.url, headers }, "nino")).toBeNull();
});

test("a new secret forgets all devices", async () => {
  const known = requestOf(await newCookie());
  expect(await knownDevice(async () => "another secret", known, "nino")).toBeNull();
});
