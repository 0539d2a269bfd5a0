import type { PagePattern } from "~/pages";
import { responseError } from "~/web/browser/response-error";
import { findCopy, keepCopy } from "./copies";

const ADDRESS = "/offline" satisfies PagePattern;

/** What a page asks for by itself, scripts aside. */
const RESOURCE = /(?:href|src|srcset)="(\/(?:(?:assets|pictures|brand)\/[^"\s]+|favicon\.svg))"/gi;

/** Keeps the offline page with all that it shows. Throws when something of it can't be had. */
export async function keepShell(address = ADDRESS, init: RequestInit = { cache: "no-cache" }) {
  const answer = await fetch(address, init);
  if (!answer.ok) throw await responseError(answer);
  const html = await answer.clone().text();
  const resources = new Set([...html.matchAll(RESOURCE)].map(([, path]) => path!));
  await Promise.all([...resources].map(keepResource));
  await keepCopy("shell", ADDRESS, answer);
}

async function keepResource(path: string) {
  if (await findCopy("shell", path)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw await responseError(answer);
  await keepCopy("shell", path, answer);
}

/** The visitor has changed the language: the offline page follows. */
export async function keepShellIn(lang: string) {
  const copy = await findCopy("shell", ADDRESS);
  if (copy && (await copy.answer.text()).includes(`<html lang="${lang}"`)) return;
  // Without credentials the address asks for this answer alone: it sets no cookie.
  await keepShell(`${ADDRESS}?lng=${lang}`, { credentials: "omit" });
}

/** What stands in for a page that can't be had. */
export async function offlinePage(): Promise<Response> {
  const copy = await findCopy("shell", ADDRESS);
  return copy?.answer ?? Response.error();
}
