import { build, type Plugin } from "vite";

const NAME = "virtual:bundled-scripts";

/** The entry modules, by the name that the virtual module exports. */
const ENTRIES = {
  cachingWorker: "app/site/offline/worker.ts",
  pageLoader: "app/site/layout/loader/loader.ts",
};

/** Bundles each script into a string: `/sw.js` responds with the worker's, pages have the loader inline. */
export function bundledScripts(): Plugin {
  return {
    name: "bundled-scripts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const lines = Object.entries(ENTRIES).map(async ([name, entry]) => {
        const script = await bundle(entry);
        return `export const ${name} = ${JSON.stringify(script)};`;
      });
      return (await Promise.all(lines)).join("\n");
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${entry} could not be bundled`);
  return first.output[0].code.trim();
}
