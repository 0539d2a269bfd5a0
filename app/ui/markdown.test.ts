import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server";

const inGeorgian = (path: string) => `${path}?lng=ka&x=1`;

test("second-level headings have ids and are listed", () => {
  const { html, headings } = renderMarkdown(
    "## One & *two*\n\nText\n\n### Three\n\n## Four",
    String,
  );
  expect(headings).toEqual([
    { id: "part-1", text: "One & two" },
    { id: "part-2", text: "Four" },
  ]);
  expect(html).toContain(`<h2 id="part-1">One &amp; <em>two</em></h2>`);
  expect(html).toContain("<h3>Three</h3>");
});

test("links within the site have the language, others open in a new tab", () => {
  const { html } = renderMarkdown("[a](/faq) [b](https://georoad.ge) [c](tel:+995)", inGeorgian);
  expect(html).toContain(`<a href="/faq?lng=ka&amp;x=1">a</a>`);
  expect(html).toContain(`<a href="https://georoad.ge" target="_blank" rel="noopener">b</a>`);
  expect(html).toContain(`<a href="tel:+995">c</a>`);
});

test("a table has explicit roles, and its cells their column labels", () => {
  const { html } = renderMarkdown("| To | km |\n| --- | --- |\n| Gori | 85 |", String);
  expect(html).toContain(`<th role="columnheader" scope="col">km</th>`);
  expect(html).toContain(`<th role="rowheader" scope="row">Gori</th>`);
  expect(html).toContain(`<td role="cell" data-label="km">85</td>`);
});
