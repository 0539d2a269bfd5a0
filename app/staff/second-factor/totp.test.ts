import { expect, test } from "vitest";
import { TOTP } from "otpauth";
import { seal, unseal } from "./second-factor.server";
import { checkTotp, newTotpSecret, totpAddress } from "./totp.server";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const NOW = new Date("2030-06-01T12:00:10Z");
const STEP = Math.floor(NOW.getTime() / 30_000);

const codeAt = (seconds: number) =>
  new TOTP({ secret: SECRET }).generate({ timestamp: NOW.getTime() + seconds * 1000 });

test.each([
  [0, STEP],
  [-30, STEP - 1],
  [30, STEP + 1],
])("a code of %i s from now is accepted, as that of step %i", (seconds, step) => {
  expect(checkTotp(SECRET, codeAt(seconds), NOW)).toEqual({ ok: true, step });
});

test.each([-61, 61])("a code of %i s from now is refused", (seconds) => {
  expect(checkTotp(SECRET, codeAt(seconds), NOW).ok).toBe(false);
});

test.each([
  [3600, 60],
  [-3600, -60],
  [600, 10],
])("a clock that is off by %i s is named", (seconds, minutes) => {
  expect(checkTotp(SECRET, codeAt(seconds), NOW)).toEqual({ ok: false, reason: "clock", minutes });
});

test("a code of two hours from now is wrong", () => {
  expect(checkTotp(SECRET, codeAt(7200), NOW)).toEqual({ ok: false, reason: "wrong" });
});

test.each(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"])("%j is no code", (code) => {
  expect(checkTotp(SECRET, code, NOW)).toEqual({ ok: false, reason: "wrong" });
});

test("a code may be typed with a space", () => {
  const code = codeAt(0);
  expect(checkTotp(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, NOW).ok).toBe(true);
});

test("the address names site and account", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(secret, { issuer: "Mgzavri", label: "nino" }));
  expect([address.protocol, address.host, address.pathname]).toEqual([
    "otpauth:",
    "totp",
    "/Mgzavri:nino",
  ]);
  expect(address.searchParams.get("secret")).toBe(secret);
});

test("a sealed text opens under its own secret only", () => {
  const sealed = seal("one secret", SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(unseal("one secret", sealed)).toBe(SECRET);
  expect(unseal("another", sealed)).toBeNull();
  expect(unseal("one secret", "x")).toBeNull();
});
