import { parseHTML } from "linkedom";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { PUBLIC_PAGES } from "~/web/pages/page-table";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { isRecord } from "~/web/records";
import { signIn } from "../../bench/desk";
import type { Site } from "../../browser/site";
import { bookingBody } from "../booking/booking-body";
import type { ApiEndpoint, FuzzedForm, Surface } from "./case";

/** Intents that would end the session, or hash a password. */
const EXCLUDED = new Set<string>([DESK_INTENTS.signOut, DESK_INTENTS.signIn, "sessions"]);

/** Reads the forms and endpoints of a site: new ones are fuzzed without being listed here. */
export async function readSurface(site: Site): Promise<Surface> {
  const staff = await signIn(site.url);
  const visitor = await book(site);
  const [, token = ""] = /bookings=([\w-]{22})/.exec(visitor) ?? [];
  const publicPaths = [...pathsOf(PUBLIC_PAGES), "/?booked=x", `/bookings/${token}`];
  const [open, desk, document] = await Promise.all([
    readForms(site, publicPaths, visitor),
    readForms(site, pathsOf(DESK_PAGES), staff),
    fetch(`${site.url}/api/openapi.json`).then((response): Promise<unknown> => response.json()),
  ]);
  const isStaff = desk.map((form) => ({ ...form, isStaff: true }));
  return {
    origin: site.url,
    staff,
    visitor,
    forms: [...open, ...isStaff],
    calls: callsOf(document),
    fields: [...fieldsOf(document)],
  };
}

async function book(site: Site) {
  const response = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(bookingBody({})),
  });
  const lines = response.headers.getSetCookie();
  return lines.map((line) => line.split(";")[0]).join("; ");
}

function pathsOf(pages: readonly { pattern: string }[]) {
  const values: Record<string, string> = { section: "about" };
  return pages.map(({ pattern }) =>
    pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? "1"),
  );
}

async function readForms(site: Site, paths: readonly string[], cookie: string) {
  const forms = new Map<string, FuzzedForm>();
  for (const path of paths) {
    const response = await fetch(`${site.url}${path}`, {
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    const text = await response.text();
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    for (const form of formsIn(text, path)) forms.set(kindOf(form), form);
  }
  return [...forms.values()];
}

/**
 * Returns what distinguishes kinds of forms. Pages share some, such as that of the language, which differ
 * only in the page that they lead back to.
 */
function kindOf({ method, action, controls }: FuzzedForm) {
  const names = controls.map(({ name, value }) => (name === "intent" ? [name, value] : name));
  return JSON.stringify([method, action.split("?")[0], names]);
}

function formsIn(html: string, path: string): FuzzedForm[] {
  const { document } = parseHTML(html);
  const all = [...document.querySelectorAll("form")];
  return all.flatMap((form) => {
    const controls = [...form.querySelectorAll("input, textarea, select, button")]
      .filter((control) => control.getAttribute("name"))
      .map((control) => ({
        name: control.getAttribute("name") ?? "",
        value: control.getAttribute("value") ?? control.querySelector("option")?.textContent ?? "",
        isFile: control.getAttribute("type") === "file",
      }));
    if (controls.some(({ value }) => EXCLUDED.has(value))) return [];
    const method = (form.getAttribute("method") ?? "get").toUpperCase();
    const isMultipart = form.getAttribute("enctype") === "multipart/form-data";
    const action = (form.getAttribute("action") ?? path).split("#")[0] ?? path;
    return [{ method, action, isMultipart, isStaff: false, controls }];
  });
}

const METHODS = /^(?:get|post|put|patch|delete)$/;

function callsOf(document: unknown): ApiEndpoint[] {
  const paths = isRecord(document) && isRecord(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(isRecord(item) ? item : {})
      .filter((method) => METHODS.test(method))
      .map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** Returns the names under `properties` and of parameters, at any depth. */
function fieldsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) fieldsOf(item, found);
  if (!isRecord(node)) return found;
  if (isRecord(node.properties)) for (const name of Object.keys(node.properties)) found.add(name);
  if (typeof node.name === "string" && "in" in node) found.add(node.name);
  for (const child of Object.values(node)) fieldsOf(child, found);
  return found;
}
