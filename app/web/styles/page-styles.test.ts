import { expect, test } from "vitest";
import { readRules } from "../../../tools/style-rules";
import { createStyles, insertStyles } from "./page-styles";

function used(css: string, html: string) {
  return createStyles(readRules(css))(html);
}

const PAGE = `<body class="page"><a class="link big">x</a></body>`;

test.each([
  ["a rule without classes", "body{margin:0}", "body{margin:0}"],
  ["a class of the page", ".link{color:red}", ".link{color:red}"],
  ["no other class", ".button{color:red}", ""],
  ["only selectors that can match", ".link, .button{color:red}", ".link{color:red}"],
  ["a state", ".link:hover{color:red}", ".link:hover{color:red}"],
  ["no descendant of another class", ".button .link{color:red}", ""],
  ["an absent class in :not()", ".link:not(.button){color:red}", ".link:not(.button){color:red}"],
  [
    "an absent class in :is()",
    ":is(.button, .link):focus{color:red}",
    ":is(.button, .link):focus{color:red}",
  ],
  ["no class of a nested pseudo-class", ".button:not(:has(.a)) .link{color:red}", ""],
  ["a class of the page in :has()", "body:has(>.link){a:b}", "body:has(>.link){a:b}"],
  ["no absent class in :has()", "body:has(.button:not(.link)){a:b}", ""],
  [
    "one of several classes in :has()",
    "body:has(.button, .link){a:b}",
    "body:has(.button, .link){a:b}",
  ],
  ["rules around it", "@media print{.button{a:b}.link{c:d}}", "@media print{.link{c:d}}"],
  ["no empty rule around it", "@media print{.button{a:b}}", ""],
  ["fonts", "@font-face{font-family:A;src:url(/a)}", "@font-face{font-family:A;src:url(/a)}"],
  ["no unused animation", "@keyframes spin{to{rotate:1turn}}", ""],
  [
    "a used animation",
    ".link{animation:spin 1s}@keyframes spin{to{rotate:1turn}}",
    ".link{animation:spin 1s}@keyframes spin{to{rotate:1turn}}",
  ],
  ["no unused property", ":root{--a:1px}.link{color:red}", ".link{color:red}"],
  [
    "properties that are used by others",
    ":root{--a:1px;--b:var(--a);--c:2px}.big{--a:2px;--b:3px}.link{width:var(--b)}",
    ":root{--a:1px;--b:var(--a)}.big{--a:2px;--b:3px}.link{width:var(--b)}",
  ],
  [
    "the values of constants",
    ":root{--a:1px;--b:calc(2*var(--a))}@media print{.link{width:calc(var(--b) + var(--c,0px))}}",
    "@media print{.link{width:calc(calc(2*1px) + var(--c,0px))}}",
  ],
  [
    "no value of a property that depends on the view",
    ":root{--a:1px}@media print{:root{--b:2px}}.link{width:var(--a);height:var(--b)}",
    "@media print{:root{--b:2px}}.link{width:1px;height:var(--b)}",
  ],
  [
    "rules in their order",
    "@media print{.link{a:b}.big{a:c}}.link{e:f}@media print{.link{g:h}}",
    "@media print{.link{a:b}.big{a:c}}.link{e:f}@media print{.link{g:h}}",
  ],
  [
    "nested rules around it",
    "@supports (a:b){@media print{.link{c:d}}.link{e:f}}",
    "@supports (a:b){@media print{.link{c:d}}}@supports (a:b){.link{e:f}}",
  ],
])("contains %s", (_, css, expected) => {
  expect(used(css, PAGE)).toBe(expected);
});

test("a property that only the page refers to", () => {
  const html = `<svg><path fill="var(--ink)"/></svg>`;
  expect(used(":root{--ink:red;--paper:white}", html)).toBe(":root{--ink:red}");
});

test("a value with a semicolon", () => {
  const css = `.link{--icon:url("data:a;b{}");background:var(--icon)}`;
  expect(used(css, PAGE)).toBe(css);
});

test("each page has its own styles, whatever was asked for before", () => {
  const stylesOf = createStyles(
    readRules(".link{color:red}.big{color:var(--ink)}:root{--ink:blue}"),
  );
  const pages = [PAGE, `<a class="link">`, `<a class="big">`, `<i style="color:var(--ink)">`];
  const apart = pages.map((page) =>
    used(".link{color:red}.big{color:var(--ink)}:root{--ink:blue}", page),
  );
  expect(new Set(apart).size).toBe(4);
  expect([...pages, ...pages].map((page) => stylesOf(page))).toEqual([...apart, ...apart]);
});

test("styles begin with the rules of every page", () => {
  const common = "@font-face{font-family:A;src:url(/a)}";
  expect(createStyles(readRules(".link{color:red}"), common)(PAGE)).toBe(
    `${common}.link{color:red}`,
  );
});

test.each([
  ['<link rel="stylesheet" href="/a.css"/></head>', "its style sheet"],
  ["</head><p>A page</p>", "the end of its head, without a style sheet"],
  ["", "its end, if it is a head without a style sheet"],
])("styles are put before %s (%s)", (rest) => {
  const html = insertStyles(`<head><title>A</title>${rest}`, ".a{content:'$&'}");
  expect(html).toBe(`<head><title>A</title><style>.a{content:'$&'}</style>${rest}`);
});
