import { expect, test } from "vitest";
import { cutPage, deferHydration, routerData } from "./deferred-hydration.server";

const PAGE = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><p>A page</p><script></script><script></script></body></html>`;

const PLAIN = {
  loader: "load('$&', `</b>`)",
  attributes: "",
  styles: ".a{content:'$&'}",
  sheet: "at once",
  start: { hash: "a-hash" },
} as const;

function deferred(options: Parameters<typeof deferHydration>[1]): string {
  return deferHydration(cutPage(PAGE), options);
}

test("a style sheet that is loaded at once remains unchanged", () => {
  expect(deferred(PLAIN)).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("styles are put before the style sheet", () => {
  expect(deferred(PLAIN)).toContain(`<style>${PLAIN.styles}</style><link rel="stylesheet"`);
});

test("inserts the loader once, unescaped, after the style sheet", () => {
  const html = deferred({ ...PLAIN, attributes: " data-desk" });
  expect(html.split(PLAIN.loader)).toHaveLength(2);
  expect(html).toContain(`<script data-start="a-hash" data-desk>${PLAIN.loader}</script></head>`);
});

test("inserts it at the start of the head if the style sheet is loaded later", () => {
  const html = deferred({ ...PLAIN, sheet: "later" });
  const script = `<script data-start="a-hash">${PLAIN.loader}</script>`;
  expect(html).toContain(`<head><meta charSet="utf-8"/>${script}<style>`);
});

test("without a hash, the page contains the start data", () => {
  const html = deferred({ ...PLAIN, start: { data: "{}\n[$&]" } });
  expect(html).not.toContain("data-start");
  expect(html).toContain('<script type="text/start">{}\n[$&]</script></body>');
});

test("a style sheet that is loaded later is inert", () => {
  const html = deferred({ ...PLAIN, sheet: "later" });
  expect(html).toContain('<link rel="late-stylesheet" href="/a.css"/>');
});

test("without a loader, a script passes the loader data to the router", () => {
  const html = routerData("[</script>]");
  const [, data] = /^<script>.*enqueue\((".*")\);.*close\(\)<\/script>$/.exec(html)!;
  expect(data).not.toContain("<");
  expect(JSON.parse(data!)).toBe("[</script>]");
});
