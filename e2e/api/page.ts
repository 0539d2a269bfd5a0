import type { Answer } from "./answer";

/** What a browser without scripts knows of a page; reads the plain markup that the server writes. */
export type Page = {
  /** The values that the controls inside the element with an id would send, by name. */
  values(id: string): Record<string, string>;
  /** Texts of the elements with a role, but for those that are empty so far. */
  byRole(role: string): string[];
  /** Targets of the links inside the elements with a role. */
  linksIn(role: string): string[];
  /** The text of the element with an id; null where there is none. */
  textOf(id: string): string | null;
  has(id: string): boolean;
};

/** Opens the page of an answer. */
export function openPage({ text: html }: Answer): Page {
  const element = (attribute: string) =>
    [...html.matchAll(new RegExp(`<(\\w+)[^>]* ?${attribute}[^>]*>`, "g"))].map((match) =>
      elementAt(html, match.index, match[1]!),
    );
  const first = (id: string) => element(`\\bid="${id}"`)[0] ?? null;
  return {
    values: (id) => valuesOf(first(id) ?? ""),
    byRole: (role) => element(`role="${role}"`).map(plain).filter(Boolean),
    linksIn: (role) =>
      element(`role="${role}"`).flatMap((part) =>
        [...part.matchAll(/<a [^>]*>/g)].map(([tag]) => attributeOf(tag, "href") ?? ""),
      ),
    textOf: (id) => (first(id) === null ? null : plain(first(id)!)),
    has: (id) => first(id) !== null,
  };
}

/** The markup from an opening tag to the closing one that belongs to it. */
function elementAt(html: string, start: number, name: string): string {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tags.lastIndex);
  }
  return html.slice(start, html.indexOf(">", start) + 1);
}

function valuesOf(form: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const box = /type="(checkbox|radio)"/.test(tag);
    if (box && !/ checked/.test(tag)) continue;
    const value = attributeOf(tag, "value") ?? (box ? "on" : "");
    values[attributeOf(tag, "name") ?? ""] = value;
  }
  for (const [tag, text] of form.matchAll(/<textarea [^>]*>([^<]*)/g)) {
    // A parser drops the line break right after the tag.
    values[attributeOf(tag, "name") ?? ""] = decode(text!.replace(/^\n/, ""));
  }
  for (const [tag, options] of form.matchAll(/<select [^>]*>(.*?)<\/select>/gs)) {
    const chosen = /<option[^>]* selected=""[^>]*>/.exec(options!)?.[0];
    values[attributeOf(tag, "name") ?? ""] = (chosen && attributeOf(chosen, "value")) ?? "";
  }
  return values;
}

function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag);
  return found ? decode(found[1]!) : null;
}

function plain(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return decode(text).trim();
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return NAMED[name] ?? all;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
