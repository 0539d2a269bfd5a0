import type { FetchEvent } from "./scope";
import { worker } from "./scope";
import { offlinePage } from "./shell";
import { networkFirst } from "./strategies";
import { findCopy } from "./copies";

/** A page: the server's, the copy last seen, or the offline page. */
export async function answerPage(event: FetchEvent, key: string): Promise<Response> {
  const found = await networkFirst(event, "page", key);
  if (!found) return (await withoutCar(key)) ?? offlinePage();
  return found.keptAt === null ? found.answer : asCopy(found.answer, found.keptAt);
}

/** A page that is never kept: the server's, or the offline page. */
export async function answerUnkept({ request }: FetchEvent): Promise<Response> {
  return fetch(request).catch(offlinePage);
}

/** What the router's script asks for. The page that asked hears whether it is a copy. */
export async function answerData(
  event: FetchEvent,
  key: string,
  address: string,
): Promise<Response> {
  const found = await networkFirst(event, "data", key);
  if (!found) return Response.error();
  const client = await worker.clients.get(event.clientId);
  const answered = { kind: "answered", address, keptAt: found.keptAt };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client has none.
  client?.postMessage(answered);
  return found.answer;
}

/** The page finds the date in the timing of its navigation, even long after it has loaded. */
function asCopy(answer: Response, keptAt: string): Response {
  const headers = new Headers(answer.headers);
  headers.set("Server-Timing", `kept-copy;desc="${keptAt}"`);
  return new Response(answer.body, { headers });
}

/** With a car chosen in its form the home page is the same page: better that than none. */
async function withoutCar(key: string): Promise<Response | null> {
  const address = new URL(key, worker.location.origin);
  if (!address.searchParams.has("vehicle")) return null;
  address.searchParams.delete("vehicle");
  const plain = address.pathname + address.search;
  return (await findCopy("page", plain)) && Response.redirect(plain);
}
