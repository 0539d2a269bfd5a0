import type { PageCache } from "~/web/cache/page-cache.server";
import { supportedEncoding } from "~/web/http/compress.server";
import { immutableTextHeaders } from "~/web/http/immutable-text.server";
import type { PageRequest } from "~/web/http/page-request";
import type { Dictionaries } from "./dictionaries.server";
import type { Dictionary } from "./dictionary.server";

const PATH = "/dictionary/";

/** It ends with the name: a node that does not know the hash renders the dictionary. */
const ADDRESS = /^\/dictionary\/([\w-]{43})\/(\w+)$/;

/** How long a browser uses it. Within them a node forgets none. */
const SECONDS = 3 * 86_400;

/** Without a destination are also the pages that a service worker fetches. */
const USE = 'match="/*", match-dest=("document" "")';

/** For a browser that is to load the dictionary when it is idle. */
export function dictionaryLink({ hash, name }: Dictionary): string {
  return `<${PATH}${hash.toString("base64url")}/${name}>; rel="compression-dictionary"`;
}

/** Answers requests for dictionaries; `isName`: whether there is one with that name. */
export function answerDictionary(
  handle: PageCache["handle"],
  dictionaries: Dictionaries,
  { isName, hsts }: { isName: (name: string) => boolean; hsts: string | null },
): PageCache["handle"] {
  return async (request, context) => {
    const [, hash, name] = readAddress(request) ?? [];
    if (!hash || !name || !isName(name)) return handle(request, context);
    const dictionary = await dictionaries.load(Buffer.from(hash, "base64url"), name);
    return dictionary ? toResponse(dictionary, request, hsts) : handle(request, context);
  };
}

function readAddress({ method, url }: PageRequest) {
  if (method !== "GET" || !url.includes(PATH)) return null;
  return ADDRESS.exec(new URL(url).pathname);
}

async function toResponse(
  { bytes, compressed }: Dictionary,
  request: Request,
  hsts: string | null,
) {
  const isBrotli = supportedEncoding(request.headers) === "br";
  const headers = immutableTextHeaders({ isBrotli, seconds: SECONDS, hsts });
  headers.set("Use-As-Dictionary", USE);
  return new Response(new Uint8Array(isBrotli ? await compressed() : bytes), { headers });
}
