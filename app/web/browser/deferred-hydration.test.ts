import { expect, test } from "vitest";
import { deferHydration, withRouterData } from "./deferred-hydration.server";

const PAGE = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><p>A page</p><script></script><script></script></body></html>`;

const PLAIN = {
  loader: "load('$&', `</b>`)",
  attributes: "",
  styles: null,
  start: { hash: "a-hash" },
} as const;

test("style sheets remain unchanged", () => {
  expect(deferHydration(PAGE, PLAIN)).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("inserts the loader once, unescaped, after the style sheet", () => {
  const html = deferHydration(PAGE, { ...PLAIN, attributes: " data-desk" });
  expect(html.split(PLAIN.loader)).toHaveLength(2);
  expect(html).toContain(`<script data-start="a-hash" data-desk>${PLAIN.loader}</script></head>`);
});

test("with styles, inserts it at the start of the head", () => {
  const html = deferHydration(PAGE, { ...PLAIN, styles: ".a{color:red}" });
  const script = `<script data-start="a-hash">${PLAIN.loader}</script>`;
  expect(html).toContain(`<head><meta charSet="utf-8"/>${script}<style>`);
});

test("without a hash, the page contains the start data", () => {
  const html = deferHydration(PAGE, { ...PLAIN, start: { data: "{}\n[$&]" } });
  expect(html).not.toContain("data-start");
  expect(html).toContain('<script type="text/start">{}\n[$&]</script></body>');
});

test("with styles, puts them before the style sheet, which becomes inert", () => {
  const styles = ".a{color:red}";
  const html = deferHydration(PAGE, { ...PLAIN, styles });
  expect(html).toContain(`<style>${styles}</style><link rel="late-stylesheet" href="/a.css"/>`);
});

test("without a loader, passes the loader data to the router at the end of the page", () => {
  const html = withRouterData(PAGE, "[</script>]");
  const [, data] = /enqueue\((".*")\);.*close\(\)<\/script><\/body>/.exec(html)!;
  expect(data).not.toContain("<");
  expect(JSON.parse(data!)).toBe("[</script>]");
});
