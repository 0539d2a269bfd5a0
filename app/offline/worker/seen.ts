import { isLanguage } from "~/i18n/languages";
import { findCopy, keepCopy } from "./copies";
import { mayKeep, type Kept } from "./may-keep";
import { worker } from "./scope";
import { keepShellIn } from "./shell";
import { savesData } from "./strategies";
import { whatIsAsked } from "./what-is-asked";

/** A copy of a page that was seen by a client navigation is made anew after so long. */
const FRESH_MS = 10 * 60_000;

const MOST_RESOURCES = 150;

/** What a page tells of itself: much of it came before the worker did, or without a document. */
type Seen = {
  kind: "seen";
  /** A path with its query. */ address: string;
  lang: string;
  resources: string[];
};

/** Keeps what a page tells that the visitor has seen. Most of it is in the browser's own cache. */
export async function keepSeen(message: unknown) {
  if (!isSeen(message)) return;
  if (isLanguage(message.lang)) await keepShellIn(message.lang);
  if (savesData()) return;
  await keepDocument(message.address);
  for (const url of message.resources.slice(0, MOST_RESOURCES)) await keepResource(url);
}

async function keepDocument(address: string) {
  const url = new URL(address, worker.location.origin).href;
  const asked = whatIsAsked({ url, method: "GET", mode: "navigate" }, worker.location.origin);
  if (asked?.kind !== "page") return;
  const copy = await findCopy("page", asked.key);
  if (copy && Math.abs(Date.now() - Date.parse(copy.keptAt)) < FRESH_MS) return;
  // Nobody looks at it yet: not a visit.
  await fetchInto("page", asked.key, { headers: { Accept: "text/html", Purpose: "prefetch" } });
}

async function keepResource(url: string) {
  const asked = whatIsAsked({ url, method: "GET", mode: "no-cors" }, worker.location.origin);
  if (asked?.kind !== "asset" && asked?.kind !== "picture") return;
  if (await findCopy(asked.kind, asked.key)) return;
  await fetchInto(asked.kind, asked.key);
}

async function fetchInto(kind: Kept, key: string, init: RequestInit = {}) {
  const answer = await fetch(key, init);
  if (mayKeep(kind, answer)) await keepCopy(kind, key, answer);
}

function isSeen(message: unknown): message is Seen {
  const { kind, address, resources } = (message ?? {}) as Partial<Seen>;
  return (
    kind === "seen" &&
    typeof address === "string" &&
    URL.canParse(address, worker.location.origin) &&
    Array.isArray(resources) &&
    resources.every((url) => typeof url === "string" && URL.canParse(url))
  );
}
