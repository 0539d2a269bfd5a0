import { START_TYPE, startAddress } from "~/web/start/start-data";
import { saveCopy } from "./copies";
import type { CacheableKind } from "./is-cacheable-response";

/** The hash of a page's start data, in an attribute of its loader. */
const HASH = / data-start="([\w-]+)"/;

/** Caches a response; a page together with its start data, so that both are of one version. */
export async function saveResponse(kind: CacheableKind, key: string, response: Response) {
  await saveCopy(kind, key, kind === "page" ? await withStartData(response, key) : response);
}

async function withStartData(response: Response, key: string): Promise<Response> {
  const { headers } = response;
  const html = await response.text();
  const [attribute = "", hash] = HASH.exec(html) ?? [];
  const data = hash === undefined ? null : await fetchStartData(hash, key);
  if (data === null) return new Response(html, { headers });
  const complete = html
    .replace(attribute, "")
    .replace("</body>", () => `<script type="${START_TYPE}">${data}</script></body>`);
  return new Response(complete, { headers });
}

/** Without them, the copy is plain HTML. */
async function fetchStartData(hash: string, key: string): Promise<string | null> {
  const response = await fetch(startAddress(hash, key)).catch(() => null);
  return response?.ok ? response.text() : null;
}
