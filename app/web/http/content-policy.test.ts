import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.server";

function directive(html: string, name: string) {
  const found = contentPolicy(html)
    .split("; ")
    .find((entry) => entry.split(" ")[0] === name);
  return found?.split(" ").slice(1);
}

function hashOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

test("allows exactly the inline scripts, each by its hash", () => {
  const html = `<head><script>one()</script><script type="text/late">two()
</script></head><body><script>one()</script><script async>ქართული</script></body>`;
  const hashes = ["one()", "two()\n", "ქართული"].map(hashOf);
  expect(directive(html, "script-src")).toEqual(["'self'", ...hashes]);
});

test("a script with src has no hash", () => {
  const html = `<script src="/a.js"></script><script type="module" src="/b.js"></script>`;
  expect(directive(html, "script-src")).toEqual(["'self'"]);
});

test("an attribute such as data-src does not hide an inline script", () => {
  expect(directive(`<script data-src="x">run()</script>`, "script-src")).toContain(hashOf("run()"));
});

test("structured data has no hash", () => {
  const html = `<script type="application/ld+json">{}</script>`;
  expect(directive(html, "script-src")).toEqual(["'self'"]);
});

test("a page without scripts has a policy without hashes", () => {
  expect(contentPolicy("<p>Hello</p>")).toContain("; script-src 'self'; ");
});

test("restricts everything else to this site or to nothing", () => {
  expect(directive("", "default-src")).toEqual(["'none'"]);
  for (const name of ["style-src", "font-src", "connect-src", "form-action"]) {
    expect(directive("", name)).toEqual(["'self'"]);
  }
  expect(directive("", "img-src")).toEqual(["'self'", "data:"]);
  for (const name of ["base-uri", "frame-ancestors"]) {
    expect(directive("", name)).toEqual(["'none'"]);
  }
  expect(contentPolicy("")).not.toMatch(/unsafe|\*/);
});

test("adds foreign sources to their directives only", () => {
  const foreign = { "script-src": ["https://a.example"], "img-src": ["https://b.example"] };
  const plain = contentPolicy("<script>one()</script>").split("; ");
  const policy = contentPolicy("<script>one()</script>", foreign).split("; ");
  expect(policy.filter((entry) => !plain.includes(entry))).toEqual([
    `script-src 'self' ${hashOf("one()")} https://a.example`,
    "img-src 'self' data: https://b.example",
  ]);
});
