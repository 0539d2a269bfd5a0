import { LRUCache } from "lru-cache";

/** A rule of a style sheet. */
export type StyleRule = {
  /** The rules that enclose it, such as `@media print`. */
  within: readonly string[];
} & ({ selectors: readonly Selector[]; declarations: readonly string[] } | AtRule);

type Selector = { text: string; classes: readonly string[] };

/** A rule without selectors, such as `@font-face`; `animation` is the name of a `@keyframes` rule. */
type AtRule = { text: string; animation: string | null };

/** The classes that HTML has, and the custom properties that it refers to. */
type Names = { classes: ReadonlySet<string>; properties: ReadonlySet<string> };

/** How many results are stored: far more than there are kinds of pages. */
const MAX_STYLES = 300;

export type StylesOf = (html: string) => string;

/**
 * Returns a function that selects the rules of a style sheet that can apply to a page, in their order:
 * those whose classes are all in the page, animations that they name, and custom properties that anything
 * refers to. The latest results are repeated. They begin with `common`, the rules of every page.
 */
export function createStyles(rules: readonly StyleRule[], common = ""): StylesOf {
  // Pages with the same names have the same styles.
  const results = new LRUCache<string, string, Names>({
    max: MAX_STYLES,
    memoMethod: (_key, _old, { context }) => common + select(rules, context),
  });
  return (html) => {
    const names = namesIn(html);
    const key = `${[...names.classes].join(" ")}|${[...names.properties].join(" ")}`;
    return results.memo(key, { context: names });
  };
}

function select(rules: readonly StyleRule[], { classes, properties: inPage }: Names): string {
  const isUsed = (selector: Selector) => selector.classes.every((name) => classes.has(name));
  const found = rules.flatMap((rule): StyleRule[] => {
    if ("text" in rule) return [rule];
    const selectors = rule.selectors.filter(isUsed);
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
  const declarations = found.flatMap((rule) => ("text" in rule ? [] : rule.declarations));
  const properties = usedProperties(declarations, inPage);
  const animations = declarations.filter((text) => text.startsWith("animation")).join();
  const isNeeded = (text: string) => !text.startsWith("--") || properties.has(nameOf(text));
  return writeRules(found, (rule) => {
    if (!("text" in rule)) return ruleText(rule.selectors, rule.declarations.filter(isNeeded));
    return rule.animation === null || animations.includes(rule.animation) ? rule.text : "";
  });
}

function ruleText(selectors: readonly Selector[], declarations: readonly string[]) {
  if (declarations.length === 0) return "";
  return `${selectors.map(({ text }) => text).join()}{${declarations.join(";")}}`;
}

/** Writes rules. Those that follow each other within equal enclosing rules share these. */
function writeRules(rules: readonly StyleRule[], writeRule: (rule: StyleRule) => string): string {
  let css = "";
  let open: readonly string[] = [];
  for (const rule of rules) {
    const text = writeRule(rule);
    if (!text) continue;
    if (rule.within.join() !== open.join()) {
      css += "}".repeat(open.length) + rule.within.map((outer) => `${outer}{`).join("");
      open = rule.within;
    }
    css += text;
  }
  return css + "}".repeat(open.length);
}

function namesIn(html: string): Names {
  const lists = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) lists.add(names);
  return {
    classes: new Set([...lists].flatMap((names) => names.split(" "))),
    properties: new Set(referredTo(html)),
  };
}

/** Returns the names of custom properties that are referred to, also by another one that is. */
function usedProperties(declarations: readonly string[], inPage: ReadonlySet<string>): Set<string> {
  const used = new Set(inPage);
  const definitions = declarations.filter((text) => text.startsWith("--"));
  for (const text of declarations) {
    if (!text.startsWith("--")) for (const name of referredTo(text)) used.add(name);
  }
  for (let size = -1; size < used.size;) {
    size = used.size;
    for (const text of definitions) {
      if (used.has(nameOf(text))) for (const name of referredTo(text)) used.add(name);
    }
  }
  return used;
}

const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(":"));

function referredTo(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** Puts `styles` into a page, before its style sheet, which repeats their order. */
export function insertStyles(html: string, styles: string): string {
  return html.replace(
    /<link rel="stylesheet"|<\/head>|$/,
    (next) => `<style>${styles}</style>${next}`,
  );
}
