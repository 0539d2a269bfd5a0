import { expect } from "vitest";
import type { Site } from "../browser/site";

export type Answer = { status: number; headers: Headers; text: string };

/** Texts that must never be in a response: a stack, SQL, database errors, a path of the server. */
const INSIDES = [
  /\n\s+at \S+[ :(]/,
  /node_modules|node:internal|file:\/\//,
  /\b(insert into|delete from|select \S+ from|update \w+ set)\b/i,
  /Postgres(Error|QL)|syntax error at|invalid byte sequence|violates \w+ constraint|ECONN|ENOENT/,
  /\/(tmp|home|work|root|var|usr)\/|\.server\.[jt]s|build\/server/,
];

/** Sends a request to a site and reads its response, which must not leak internals. */
export async function sendRequest(
  site: Site,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const headers = new Headers(init.headers);
  // `fetch` would accept compressed responses, which only take time here.
  if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
  return discreet(await fetch(`${site.url}${path}`, { redirect: "manual", ...init, headers }));
}

/** Reads a response and checks that it leaks no internals. */
export async function discreet(response: Response): Promise<Answer> {
  const text = await response.text();
  for (const inside of INSIDES) expect(inside.exec(text)?.[0]).toBeUndefined();
  // A page contains translation keys for its scripts, but must not show them.
  expect(text.replace(/<script.*?<\/script>/gs, "")).not.toMatch(/\w\.errors?\.\w/);
  if (response.headers.get("Content-Type")?.startsWith("application/json")) JSON.parse(text);
  return { status: response.status, headers: response.headers, text };
}

/** Sends a JSON body, or a string unchanged. */
export function sendJson(
  site: Site,
  path: string,
  body: unknown,
  { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return sendRequest(site, path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Sends a form like a browser without scripts. */
export function sendForm(
  site: Site,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<Answer> {
  return sendRequest(site, path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

/** Returns the parsed body of a JSON response. */
export function json<T = Record<string, unknown>>(answer: Answer): T {
  return JSON.parse(answer.text) as T;
}

/** Returns the errors by field of a 422. */
export function errorsOf(answer: Answer): Record<string, string[]> {
  expect(answer.status).toBe(422);
  return json<{ errors: Record<string, string[]> }>(answer).errors;
}
