import { expect, test } from "vitest";
import { deferHydration } from "./deferred-hydration.server";

const PAGE = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><p>A page</p><script>data()</script><link rel="modulepreload" href="/a.js"/><script type="module" async="">start()</script></body></html>`;

const PLAIN = {
  loader: "load('$&', `</b>`)",
  attributes: "",
  styles: ".a{content:'$&'}",
  sheet: "at once",
  texts: "/texts.js",
  added: "",
} as const;

const deferred = (options: Parameters<typeof deferHydration>[1]) => deferHydration(PAGE, options);

test("a style sheet that is loaded at once remains unchanged", () => {
  expect(deferred(PLAIN)).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("styles are put before the style sheet", () => {
  expect(deferred(PLAIN)).toContain(`<style>${PLAIN.styles}</style><link rel="stylesheet"`);
});

test("inserts the loader once, unescaped, after the style sheet", () => {
  const html = deferred({ ...PLAIN, attributes: " data-desk" });
  expect(html.split(PLAIN.loader)).toHaveLength(2);
  expect(html).toContain(`</script><script data-desk>${PLAIN.loader}</script>`);
});

test("inserts it at the start of the head if the style sheet is loaded later", () => {
  const html = deferred({ ...PLAIN, sheet: "later" });
  expect(html).toContain(`<head><meta charSet="utf-8"/><script>${PLAIN.loader}</script><style>`);
});

test("a style sheet that is loaded later is inert", () => {
  const html = deferred({ ...PLAIN, sheet: "later" });
  expect(html).toContain('<link rel="late-stylesheet" href="/a.css"/>');
});

test("the router's script and its modules are inert, its data are not", () => {
  const html = deferred(PLAIN);
  expect(html).toContain("<script>data()</script>");
  expect(html).toContain('<script type="text/start">start()</script>');
  expect(html).toContain('<link rel="late-modulepreload" href="/a.js"/>');
  expect(html).toContain('<link rel="late-modulepreload" href="/texts.js"/></head>');
  expect(html).not.toContain('type="module"');
});

test("what belongs in the head is added at its end", () => {
  const html = deferred({ ...PLAIN, sheet: "later", added: "<b/>" });
  expect(html).toContain('<b/><link rel="late-modulepreload" href="/texts.js"/></head>');
});
