import { expect, test } from "vitest";
import { deferHydration } from "./deferred-hydration.server";

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><script type="module" async="">import "/a.js";</script><script type="module">two()</script></body></html>`;

const LOADER = "load('$&', `</b>`)";

test("makes every module script and preload inert", () => {
  const html = deferHydration(PAGE, { loader: LOADER, attributes: "", styles: null });
  expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
  expect(html.match(/<link rel="late-preload" href="\/[ab]\.js"\/>/g)).toHaveLength(2);
  expect(html).toContain(`<script type="text/late" async="">import "/a.js";</script>`);
  expect(html).toContain(`<script type="text/late">two()</script>`);
});

test("leaves style sheets and classic scripts unchanged", () => {
  const html = deferHydration(PAGE, { loader: LOADER, attributes: "", styles: null });
  expect(html).toContain(`<link rel="stylesheet" href="/a.css"/><script>early()</script>`);
});

test("inserts the loader once, unescaped, at the end of the head", () => {
  const html = deferHydration(PAGE, { loader: LOADER, attributes: " data-desk", styles: null });
  expect(html.split(LOADER)).toHaveLength(2);
  expect(html).toContain(`<script data-desk>${LOADER}</script></head>`);
});

test("with styles, puts them before the style sheet, which becomes inert", () => {
  const styles = ".a{color:red}";
  const html = deferHydration(PAGE, { loader: LOADER, attributes: "", styles });
  expect(html).toContain(`<style>${styles}</style><link rel="late-stylesheet" href="/a.css"/>`);
});
