import { parseHTML } from "linkedom";
import type { Answer } from "./answer";

/** A page as a browser without scripts shows it. */
export type Page = {
  /** The form values in the element with an id, by name. */
  values(id: string): Record<string, string>;
  /** The non-empty texts of the elements with a role. */
  byRole(role: string): string[];
  /** Targets of the links inside the elements with a role. */
  linksIn(role: string): string[];
  /** The text of the element with an id; null if there is none. */
  textOf(id: string): string | null;
  has(id: string): boolean;
};

/** Parses the page of a response. */
export function openPage({ text: html }: Answer): Page {
  const { document } = parseHTML(html);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const byId = (id: string): Element | null => document.getElementById(id);
  return {
    values: (id) => formValues(byId(id)),
    byRole: (role) => all(`[role="${role}"]`).map(textIn).filter(Boolean),
    linksIn: (role) => all(`[role="${role}"] a`).map((link) => link.getAttribute("href") ?? ""),
    textOf: (id) => (byId(id) === null ? null : textIn(byId(id)!)),
    has: (id) => byId(id) !== null,
  };
}

function formValues(form: Element | null): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form?.querySelectorAll("input, textarea, select") ?? []) {
    const value = controlValue(control);
    if (value !== null) values[control.getAttribute("name") ?? ""] = value;
  }
  return values;
}

/** Returns the value of a control; null for an unchecked box. */
function controlValue(control: Element): string | null {
  if (control.localName === "textarea") return decode(control.innerHTML).replace(/^\n/, "");
  if (control.localName === "select") {
    return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
  }
  const isBox = /^(checkbox|radio)$/.test(control.getAttribute("type") ?? "");
  if (isBox && !control.hasAttribute("checked")) return null;
  return control.getAttribute("value") ?? (isBox ? "on" : "");
}

/** Decodes entities: the library does not decode them in a textarea. */
function decode(markup: string): string {
  return parseHTML(`<p>${markup}</p>`).document.querySelector("p")?.textContent ?? "";
}

/** Returns the text of an element, with spaces between its elements. */
function textIn(element: Element): string {
  return spaced(element).replace(/\s+/g, " ").trim();
}

function spaced(node: Node): string {
  if (node.nodeType === TEXT) return node.textContent ?? "";
  return ` ${[...node.childNodes].map(spaced).join("")} `;
}

const TEXT = 3;
