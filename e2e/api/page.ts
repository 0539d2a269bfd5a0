import { parseHTML } from "linkedom";
import type { Answer } from "./answer";

/** What a browser without scripts knows of a page. */
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
  const { document } = parseHTML(html);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const byId = (id: string): Element | null => document.getElementById(id);
  return {
    values: (id) => valuesOf(byId(id)),
    byRole: (role) => all(`[role="${role}"]`).map(textIn).filter(Boolean),
    linksIn: (role) => all(`[role="${role}"] a`).map((link) => link.getAttribute("href") ?? ""),
    textOf: (id) => (byId(id) === null ? null : textIn(byId(id)!)),
    has: (id) => byId(id) !== null,
  };
}

function valuesOf(form: Element | null): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form?.querySelectorAll("input, textarea, select") ?? []) {
    const value = valueOf(control);
    if (value !== null) values[control.getAttribute("name") ?? ""] = value;
  }
  return values;
}

/** Null for a box that is not checked. */
function valueOf(control: Element): string | null {
  if (control.localName === "textarea") return decode(control.innerHTML).replace(/^\n/, "");
  if (control.localName === "select") {
    return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
  }
  const isBox = /^(checkbox|radio)$/.test(control.getAttribute("type") ?? "");
  if (isBox && !control.hasAttribute("checked")) return null;
  return control.getAttribute("value") ?? (isBox ? "on" : "");
}

/** The library leaves the markup of a textarea undecoded. */
function decode(markup: string): string {
  return parseHTML(`<p>${markup}</p>`).document.querySelector("p")?.textContent ?? "";
}

/** Its text with a space around each element in it: a page shows most of them apart. */
function textIn(element: Element): string {
  return spaced(element).replace(/\s+/g, " ").trim();
}

function spaced(node: Node): string {
  if (node.nodeType === TEXT) return node.textContent ?? "";
  return ` ${[...node.childNodes].map(spaced).join("")} `;
}

const TEXT = 3;
