import { createElement as h, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { encodePage } from "~/web/http/encode-page.server";
import type { Html } from "./html";
import { PagePartsContext, renderedOnce } from "./rendered-once";
import { storedParts } from "./stored-parts.server";

let renders = 0;

const Greeting = renderedOnce(function Greeting({ name }: { name: string }) {
  renders += 1;
  return h("p", null, `Hello ${name}`);
});

const Greetings = renderedOnce(function Greetings({ names }: { names: readonly string[] }) {
  return names.map((name) => h(Greeting, { key: name, name }));
});

const site = {};

const textOf = (html: Html) => new TextDecoder().decode(encodePage(html));

/** The HTML of a page, and how many greetings were rendered for it. */
function page(content: ReactNode, { of = site, scope = "en" } = {}) {
  const before = renders;
  const parts = storedParts(of, scope);
  const html = renderToString(h(PagePartsContext, { value: parts }, content));
  return [textOf(parts.fill(html)), renders - before] as const;
}

test("a part is rendered once for the same props", () => {
  const [nino, gio, ana] = ["Nino & Co", "Gio", "Ana"].map((name) => h(Greeting, { name }));
  const both = h("main", null, nino, gio);
  expect(page(both)).toEqual([renderToString(both), 2]);
  expect(page(both)).toEqual([renderToString(both), 0]);
  expect(page(gio)).toEqual([renderToString(gio), 0]);
  expect(page(ana)).toEqual([renderToString(ana), 1]);
});

test("a part may occur twice in a page, and contain parts", () => {
  const names = ["A", "B"];
  const twice = h("main", null, h(Greetings, { names }), h(Greetings, { names }));
  expect(page(twice)).toEqual([renderToString(twice), 4]);
  expect(page(twice)).toEqual([renderToString(twice), 0]);
});

test("the parts of another site, language or component are others", () => {
  const part = h(Greeting, { name: "Lia" });
  expect(page(part)[1]).toBe(1);
  expect(page(part, { of: {} })[1]).toBe(1);
  expect(page(part, { scope: "ka" })[1]).toBe(1);
  const Name = renderedOnce(({ name }: { name: string }) => h("b", null, name));
  expect(page(h(Name, { name: "Lia" }))[0]).toBe("<b>Lia</b>");
});

test("an element that looks like a part remains as it is", () => {
  const html = '<x-part n="0">a text</x-part>';
  expect(textOf(storedParts({}, "en").fill(html))).toBe(html);
});

test("a part is filled in even if another one of the page has evicted it", () => {
  const [small, large] = ["a", "b".repeat(1_999_980)].map((name) => h(Greeting, { name }));
  const both = h("main", null, large, small);
  page(small);
  expect(page(both)).toEqual([renderToString(both), 1]);
});
