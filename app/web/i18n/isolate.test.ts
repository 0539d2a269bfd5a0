import { expect, test } from "vitest";
import { isolate, isolateAll } from "./isolate";

test.each([
  ["יוסי כהן", "\u2068יוסי כהן\u2069"],
  ["محمد (Mo)", "\u2068محمد (Mo)\u2069"],
  ["+٩٦٦ ٥٠ ١٢٣", "\u2068+٩٦٦ ٥٠ ١٢٣\u2069"],
  ["שלום\n\nHi", "\u2068שלום\u2069\n\n\u2068Hi\u2069"],
  ["Nino Beridze", "Nino Beridze"],
  ["ნინო ბერიძე", "ნინო ბერიძე"],
  ["+972 50-123-4567", "+972 50-123-4567"],
  ["", ""],
])("%j stands in another text as %j", (text, isolated) => {
  expect(isolate(text)).toBe(isolated);
});

test("beside a text from right to left, each text is isolated", () => {
  const texts = { name: "יוסי כהן", phone: "+972 50-123-4567", plate: null, email: "" };
  expect(isolateAll(texts)).toEqual({
    name: "\u2068יוסי כהן\u2069",
    phone: "\u2068+972 50-123-4567\u2069",
    plate: null,
    email: "",
  });
  const latin = { name: "Nino", phone: "+995 555 12 34 56" };
  expect(isolateAll(latin)).toEqual(latin);
});
