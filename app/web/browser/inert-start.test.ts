import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDefaultPolicy } from "./inert-start";

type Policy = Required<TrustedTypePolicyOptions>;
const created = vi.fn<(name: string, policy: Policy) => void>();

beforeEach(() => {
  vi.stubGlobal("window", { trustedTypes: { createPolicy: created } });
  vi.stubGlobal("location", new URL("https://cars.example/faq"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  created.mockReset();
});

function policy(): Policy {
  createDefaultPolicy();
  expect(created).toHaveBeenCalledWith("default", expect.anything());
  return created.mock.calls[0]![1];
}

test.each([
  ["createScriptURL", "/sw.js"],
  ["createScriptURL", "https://cars.example/assets/a.js"],
  ["createHTML", "<script></script>"],
] as const)("%s allows %s", (method, text) => {
  expect(policy()[method](text)).toBe(text);
});

test.each([
  ["createScriptURL", "https://other.example/a.js"],
  ["createScriptURL", "data:text/javascript,alert(1)"],
] as const)("%s refuses %s", (method, text) => {
  expect(() => policy()[method](text)).toThrow(TypeError);
});

test("all HTML but React's becomes empty", () => {
  expect(policy().createHTML("<img src=x onerror=alert(1)>")).toBe("");
});

test("no text becomes a script but that of the router in this page", () => {
  const { document } = parseHTML('<script type="text/start">start()</script>');
  vi.stubGlobal("document", document);
  expect(policy().createScript("start()")).toBe("start()");
  expect(() => policy().createScript("alert(1)")).toThrow(TypeError);
});

test("in a page without it no text does", () => {
  vi.stubGlobal("document", parseHTML("<p></p>").document);
  expect(() => policy().createScript("")).toThrow(TypeError);
});

test("browsers without Trusted Types need none", () => {
  vi.stubGlobal("window", {});
  expect(createDefaultPolicy).not.toThrow();
});
