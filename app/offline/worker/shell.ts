import type { PagePattern } from "~/page-table";
import { responseError } from "~/web/browser/response-error";
import { findCopy, saveCopy } from "./copies";

const ADDRESS = "/offline" satisfies PagePattern;

/** What the offline page's HTML loads; it has no scripts. */
const RESOURCE = /(?:href|src|srcset)="(\/(?:(?:assets|pictures|brand)\/[^"\s]+|favicon\.svg))"/gi;

/** Caches the offline page with all its resources. Throws if one of them fails to load. */
export async function cacheShell(address = ADDRESS, init: RequestInit = { cache: "no-cache" }) {
  const response = await fetch(address, init);
  if (!response.ok) throw await responseError(response);
  const html = await response.clone().text();
  const resources = new Set([...html.matchAll(RESOURCE)].flatMap(([, path]) => path ?? []));
  await Promise.all([...resources].map(cacheResource));
  await saveCopy("shell", ADDRESS, response);
}

async function cacheResource(path: string) {
  if (await findCopy("shell", path)) return;
  const response = await fetch(path);
  if (!response.ok) throw await responseError(response);
  await saveCopy("shell", path, response);
}

/** Caches the offline page in the visitor's language, if it was in another one. */
export async function cacheShellIn(lang: string) {
  const copy = await findCopy("shell", ADDRESS);
  if (copy && (await copy.response.text()).includes(`<html lang="${lang}"`)) return;
  // Without credentials `lng` applies to this response only: it sets no cookie.
  await cacheShell(`${ADDRESS}?lng=${lang}`, { credentials: "omit" });
}

export async function offlinePage(): Promise<Response> {
  const copy = await findCopy("shell", ADDRESS);
  return copy?.response ?? Response.error();
}
