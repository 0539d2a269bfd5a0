import { findCopy, keepCopy, type CacheKind, type Copy } from "./copies";
import { mayKeep, type Kept } from "./may-keep";
import type { FetchEvent } from "./scope";

/** So long a visitor waits for the line before the page last seen is shown. */
const LINE_WITHIN_MS = 3_000;

/** An answer, and when its copy was made where it is one. */
export type Found = { answer: Response; keptAt: string | null };

/**
 * The server's answer if it comes within 3 s, else the copy; without a copy the server's, however
 * long it takes. Null when there is neither.
 */
export async function networkFirst(
  event: FetchEvent,
  kind: Kept,
  key: string,
): Promise<Found | null> {
  const copy = await findCopy(kind, key);
  const answer = copy ? await whole(event, kind, key) : await begun(event, kind, key);
  if (answer) return { answer, keptAt: null };
  return copy;
}

/** The answer as soon as it begins; it is kept while it comes. */
async function begun(event: FetchEvent, kind: Kept, key: string): Promise<Response | null> {
  const answer = await fetch(event.request).catch(() => null);
  if (answer && mayKeep(kind, answer)) inBackground(event, keepCopy(kind, key, answer.clone()));
  return answer;
}

/** The answer to its last byte, within the limit: one that is cut does not replace the copy. */
async function whole(event: FetchEvent, kind: Kept, key: string): Promise<Response | null> {
  const coming = fetchWhole(event, kind, key).catch(() => null);
  // What comes too late for this visit is right for the next.
  inBackground(event, coming);
  const late = new Promise<null>((resolve) => setTimeout(resolve, LINE_WITHIN_MS, null));
  return Promise.race([coming, late]);
}

async function fetchWhole(event: FetchEvent, kind: Kept, key: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (!mayKeep(kind, answer)) return answer;
  const { headers } = answer;
  const body = await answer.arrayBuffer();
  inBackground(event, keepCopy(kind, key, new Response(body, { headers })));
  return new Response(body, { headers });
}

/** For files whose names change with their content. */
export async function cacheFirst(event: FetchEvent, key: string): Promise<Response> {
  const copy = await findFirst(["shell", "asset"], key);
  if (copy) return copy.answer;
  return fetchAndKeep(event, "asset", key);
}

/** For pictures: what was seen is shown at once, and asked for anew for the next time. */
export async function staleWhileRevalidate(event: FetchEvent, key: string): Promise<Response> {
  const copy = await findFirst(["picture", "shell"], key);
  if (!copy) return fetchAndKeep(event, "picture", key);
  if (!savesData()) inBackground(event, fetchAndKeep(event, "picture", key));
  return copy.answer;
}

async function findFirst(kinds: CacheKind[], key: string): Promise<Copy | null> {
  for (const kind of kinds) {
    const copy = await findCopy(kind, key);
    if (copy) return copy;
  }
  return null;
}

async function fetchAndKeep(event: FetchEvent, kind: Kept, key: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (mayKeep(kind, answer)) inBackground(event, keepCopy(kind, key, answer.clone()));
  return answer;
}

/** The answer does not wait for it, and what goes wrong with it is not the visitor's matter. */
function inBackground(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => null));
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
