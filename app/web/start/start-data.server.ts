import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import { writeStartData } from "./start-data";

/** The start data of a page, whose stream is consumed. `texts` is the module of its language. */
export async function startDataOf(page: EntryContext, texts: string): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream } = page;
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
  return writeStartData(
    {
      context: JSON.parse(serverHandoffString),
      manifest: url,
      entry: entry.module,
      routes: modules,
      preloads: [...new Set([...preloads, ...imports, texts])].filter(Boolean),
    },
    serverHandoffStream ? await text(serverHandoffStream) : "",
  );
}
