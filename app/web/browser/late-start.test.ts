import { expect, test } from "vitest";
import { startLate } from "./late-start.server";
import loader from "./late-start.js?raw";

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><script type="module" async="">import "/a.js";</script><script type="module">two()</script></body></html>`;

test("no module of the page starts or loads by itself, and none is lost", () => {
  const html = startLate(PAGE);
  expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
  expect(html.match(/<link rel="late-preload" href="\/[ab]\.js"\/>/g)).toHaveLength(2);
  expect(html).toContain(`<script type="text/late" async="">import "/a.js";</script>`);
  expect(html).toContain(`<script type="text/late">two()</script>`);
});

test("what is no module stays as it is", () => {
  const html = startLate(PAGE);
  expect(html).toContain(`<link rel="stylesheet" href="/a.css"/><script>early()</script>`);
});

test("the loader stands once, to the letter, at the end of the head", () => {
  const html = startLate(PAGE);
  expect(html.split(loader)).toHaveLength(2);
  expect(html).toContain(`<script>${loader}</script></head>`);
});
