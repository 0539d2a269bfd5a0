import { text } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { EntryContext } from "react-router";
import { escapeStart, writeStart } from "./start-data";

/** Far more than there are routes and languages. */
const MAX_STARTS = 500;

type Start = { page: EntryContext; texts: string };

/** What pages of the same routes and language start with. */
const starts = new LRUCache<string, string, Start>({
  max: MAX_STARTS,
  memoMethod: (_key, _old, { context }) => startOf(context),
});

/** The start data of a page, whose stream is consumed. `texts` is the module of its language. */
export async function startDataOf(page: EntryContext, texts: string): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffStream } = page;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const start = starts.memo([manifest.url, texts, ...ids].join(), { context: { page, texts } });
  return start + escapeStart(serverHandoffStream ? await text(serverHandoffStream) : "");
}

function startOf({ page, texts }: Start): string {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = page;
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const modules = routes.map((route): [string, string[]] => [
    route.id,
    [
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      route.module,
    ].filter((module) => module !== undefined),
  ]);
  const { entry, url } = manifest;
  const imports = routes.flatMap((route) => route.imports ?? []);
  const preloads = [url, entry.module, ...entry.imports, ...modules.flatMap(([, own]) => own)];
  return writeStart({
    context: JSON.parse(serverHandoffString),
    manifest: url,
    entry: entry.module,
    routes: modules,
    preloads: [...new Set([...preloads, ...imports, texts])].filter(Boolean),
  });
}
