import { build, type Plugin } from "vite";

const NAME = "virtual:service-worker";

/** Entry modules in `app/offline/worker`, by the name that the virtual module exports. */
const ENTRIES = { cachingWorker: "worker", removalWorker: "unregister" };

/** Bundles each of the service worker's scripts into a string that `/sw.js` can respond with. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const lines = Object.entries(ENTRIES).map(async ([name, file]) => {
        const script = await bundle(`app/offline/worker/${file}.ts`);
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
      lib: { entry, formats: ["iife"], name: "worker" },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${entry} could not be bundled`);
  return first.output[0].code;
}
