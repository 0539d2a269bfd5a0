import type { Rolldown } from "vite";

const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

/**
 * Matches the modules that several pages share. Texts and galleries are excluded: only some pages need
 * them.
 */
const SHARED = /\/app\/(?!texts\/[a-z-]+\/|ui\/gallery\/)/;
const GALLERY = /\/app\/ui\/gallery\//;

/**
 * Puts a page's scripts in few files, each of which costs a round trip on a slow line: the libraries, the
 * modules that pages share, those that pages of the desk share, the texts, and the page itself.
 */
const clientChunks = {
  groups: [
    { name: "libraries", test: LIBRARIES, priority: 3 },
    { name: "gallery", test: GALLERY, minShareCount: 2, priority: 1 },
    { name: siteChunk, test: SHARED, minShareCount: 2, priority: 2 },
    // A chunk contains what its modules import, unless a chunk of higher priority has it.
    { name: "desk", test: SHARED, minShareCount: 2, priority: 1 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

/**
 * The comment lets Chromium compile functions while it loads a script, not on the main thread at their
 * first call: React's start calls most of them. Other browsers ignore it.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

export const clientOutput = {
  codeSplitting: clientChunks,
  chunkFileNames: nameOfChunk,
  postBanner: COMPILE_HINT,
} satisfies Rolldown.OutputOptions;

const TEXTS = /\/app\/texts\/([a-z-]+)\/(public|staff)\.ts$/;

/** Names the texts by their language: `texts-ka-public-HASH.js`. */
function nameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language, readers] = TEXTS.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/texts-${language}-${readers}-[hash].js` : "assets/[name]-[hash].js";
}

/** Returns the chunk of a module that visitors need. */
function siteChunk(id: string, modules: Rolldown.ChunkingContext) {
  return isOnlyForDesk(id, modules, new Set()) ? null : "site";
}

/** Returns whether all paths of imports to a module begin at a page of the desk. */
function isOnlyForDesk(id: string, modules: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const users = [...importers, ...dynamicImporters];
  if (id.includes("/app/routes/desk/")) return true;
  return users.length > 0 && users.every((user) => isOnlyForDesk(user, modules, seen));
}
