import { expect, test } from "vitest";
import { deferHydration, withoutStartScripts } from "./deferred-hydration.server";

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><script nonce="n">window.__reactRouterContext = {"a":1};</script><script nonce="n" type="module" async="">import "/a.js";</script></body></html>`;

const PLAIN = {
  loader: "load('$&', `</b>`)",
  attributes: "",
  styles: null,
  start: { hash: "a-hash" },
} as const;

test("what the router would start at once is removed, but for its script elements", () => {
  const html = withoutStartScripts(PAGE);
  expect(html).not.toMatch(/module|import|__react/);
  expect(html).toContain("<body><script></script><script></script></body>");
  expect(html).toContain("<script>early()</script>");
});

test("style sheets remain unchanged", () => {
  expect(deferHydration(PAGE, PLAIN)).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("inserts the loader once, unescaped, at the end of the head", () => {
  const html = deferHydration(PAGE, { ...PLAIN, attributes: " data-desk" });
  expect(html.split(PLAIN.loader)).toHaveLength(2);
  expect(html).toContain(`<script data-start="a-hash" data-desk>${PLAIN.loader}</script></head>`);
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
