import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "~/web/i18n/languages";

const FOLDER = "build/client/assets";

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; clientLoaderModule?: string }>;
};

export type Script = { name: string; text: string; bytes: number };

/**
 * Returns the scripts of the built site that React's start loads on the page of a route; bytes are in
 * brotli.
 */
export function scriptsOf(route: string, lang: Language): Script[] {
  const { file, manifest } = readManifest();
  const { entry, routes } = manifest;
  const pages = ["root", route].flatMap((id) => {
    const page = routes[id];
    if (!page) throw new Error(`no route ${id}`);
    return [page.module, ...(page.imports ?? []), page.clientLoaderModule ?? []].flat();
  });
  const names = new Set([file, publicTexts(lang)]);
  for (const start of [entry.module, ...entry.imports, ...pages])
    addImports(basename(start), names);
  return [...names].map((name) => ({
    name,
    text: read(name),
    bytes: statSync(`${FOLDER}/${name}.br`, { throwIfNoEntry: false })?.size ?? read(name).length,
  }));
}

/** Lists the routes of the built site that are not the desk's. */
export function visitorRoutes(): string[] {
  const { routes } = readManifest().manifest;
  return Object.keys(routes).filter((id) => id !== "root" && !id.startsWith("routes/desk/"));
}

function readManifest() {
  const file = readdirSync(FOLDER).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const [, json = ""] = /^window\.__reactRouterManifest=(.*);$/.exec(read(file)) ?? [];
  return { file, manifest: JSON.parse(json) as Manifest };
}

/** Returns the chunk of the language. */
function publicTexts(lang: Language) {
  const start = `texts-${lang}-public-`;
  const found = readdirSync(FOLDER).find((name) => name.startsWith(start) && name.endsWith(".js"));
  if (!found) throw new Error(`no texts in ${lang}`);
  return found;
}

/** Adds a script and what it imports statically. */
function addImports(name: string, names: Set<string>) {
  if (names.has(name)) return;
  names.add(name);
  for (const [, imported = ""] of read(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
    addImports(imported, names);
  }
}

function read(name: string) {
  return readFileSync(`${FOLDER}/${name}`, "utf8");
}
