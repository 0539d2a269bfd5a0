import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentPolicy, newMark, takeMarked } from "./content-policy.server";

function directive(scripts: string[], name: string) {
  const found = contentPolicy(scripts)
    .split("; ")
    .find((entry) => entry.split(" ")[0] === name);
  return found?.split(" ").slice(1);
}

function hashOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

test("allows the given inline scripts, each once by its hash", () => {
  const scripts = ["one()", "two()\n", "one()", "ქართული"];
  const hashes = ["one()", "two()\n", "ქართული"].map(hashOf);
  expect(directive(scripts, "script-src")).toEqual(["'self'", ...hashes]);
});

test("a page without scripts has a policy without hashes", () => {
  expect(contentPolicy([])).toContain("; script-src 'self'; ");
});

describe("the scripts of a page", () => {
  const mark = newMark();

  test("are those that the renderer marked, without the marks", () => {
    const html = `<head><script nonce="${mark}">one()</script></head><body>
<script nonce="${mark}" type="module" async="">two()
</script><link rel="modulepreload" nonce="${mark}" href="/a.js"/></body>`;
    const taken = takeMarked(html, mark);
    expect(taken.scripts).toEqual(["one()", "two()\n"]);
    expect(taken.html).toBe(html.replaceAll(` nonce="${mark}"`, ""));
    expect(taken.html).not.toContain(mark);
  });

  test("with src need no hash", () => {
    expect(takeMarked(`<script nonce="${mark}" src="/a.js"></script>`, mark).scripts).toEqual([]);
  });

  test("are not what got into the page by another way", () => {
    const html = `<p><script>evil()</script><script nonce="${newMark()}">evil()</script>
<script type="text/late">evil()</script><script data-x="${mark}">evil()</script></p>`;
    expect(takeMarked(html, mark)).toEqual({ html, scripts: [] });
  });

  test("have a new mark each time", () => {
    expect(newMark()).toMatch(/^[\da-f-]{36}$/);
    expect(newMark()).not.toBe(mark);
  });
});

test("restricts everything else to this site or to nothing", () => {
  expect(directive([], "default-src")).toEqual(["'none'"]);
  for (const name of ["style-src", "font-src", "connect-src", "form-action"]) {
    expect(directive([], name)).toEqual(["'self'"]);
  }
  expect(directive([], "img-src")).toEqual(["'self'", "data:"]);
  for (const name of ["base-uri", "frame-ancestors"]) {
    expect(directive([], name)).toEqual(["'none'"]);
  }
  expect(contentPolicy([])).not.toMatch(/unsafe|\*/);
});

test("adds foreign sources to their directives only", () => {
  const foreign = { "script-src": ["https://a.example"], "img-src": ["https://b.example"] };
  const plain = contentPolicy(["one()"]).split("; ");
  const policy = contentPolicy(["one()"], { sources: foreign }).split("; ");
  expect(policy.filter((entry) => !plain.includes(entry))).toEqual([
    `script-src 'self' ${hashOf("one()")} https://a.example`,
    "img-src 'self' data: https://b.example",
  ]);
});

test("inline styles are allowed by their hash", () => {
  const styles = ".a{color:red}";
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(contentPolicy([], { styles })).toContain(`; style-src 'self' 'sha256-${hash}'; `);
  expect(contentPolicy([])).toContain("; style-src 'self'; ");
});
