import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../drills/servers";
import { renderedCall, pageCall } from "../calls";
import { stopAtEnd } from "../cleanup";
import { takeTurns, type Server } from "../compare";
import { installTools, runIn } from "../install";
import { makeDataFolder, openSite } from "../sites";
import { reactModule, readBody } from "../stock-page";
import { loadNow, verdict, type Section } from "./section";

/** Rendered pages, and how many times the CPU of the stock page each may take. */
const GOALS = [
  ["/", 2.5],
  ["/faq", 1],
] as const;

const READY_WITHIN_MS = 30_000;

/** The files of a stock project of React Router, apart from its only page. */
const FILES = {
  "vite.config.js": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };
`,
  "app/routes.js": `import { index } from "@react-router/dev/routes";
export default [index("home.jsx")];
`,
  "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return <html lang="en"><head><meta charSet="utf-8" /><Meta /><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}
`,
};
const START = ["node_modules/@react-router/serve/bin.js", "build/server/index.js"];

export const stock: Section = {
  about: "rendered pages, and a stock page with as many elements as the home page",
  async run() {
    const site = await openSite(await makeDataFolder());
    const own = { url: site.url, pid: site.process.pid! };
    const body = readBody(await (await fetch(site.url)).text());
    const stockServer = await serveStock(reactModule(body));
    const rows: string[][] = [];
    for (const [path, goal] of GOALS) {
      const { first, second, cpu } = await takeTurns(
        [own, { calls: [renderedCall(path)], status: 200 }],
        [stockServer, { calls: [pageCall("/")], status: 200 }],
      );
      rows.push([
        path,
        `${first.median.toFixed(2)} ms`,
        `${second.median.toFixed(2)} ms`,
        `${cpu.median.toFixed(2)} (${cpu.min.toFixed(2)} to ${cpu.max.toFixed(2)})`,
        String(goal),
        verdict(cpu.median <= goal),
        loadNow(),
      ]);
      console.log(rows.at(-1)!.join("  "));
    }
    return {
      tables: [{ head: ["", "CPU", "stock", "ratio", "goal", "", "load"], rows }],
      notes: [
        `The stock page of React Router has the ${body.querySelectorAll("*").length} elements of the body of \`/\`, without scripts and styles, in one component: no data, no texts to look up. All are rendered for each request, uncompressed, in turns.`,
      ],
    };
  },
};

/** Installs, builds and starts the stock project with a page. It is stopped at the end. */
async function serveStock(page: string): Promise<Server> {
  const folder = await installTools("react-router", await readVersions());
  for (const [name, text] of Object.entries({ ...FILES, "app/home.jsx": page })) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  runIn(folder, join("node_modules", ".bin", "react-router"), ["build"]);
  const port = await freePort();
  const child = spawn(process.execPath, START, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
  });
  stopAtEnd(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`the stock project does not start: ${errors}`);
    }
    await pause(100);
  }
  return { url, pid: child.pid! };
}

/** Returns the versions of this project. The router's packages demand each other in equal versions. */
async function readVersions(): Promise<Record<string, string>> {
  const { dependencies: of } = JSON.parse(await readFile("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const router = ["react-router", "@react-router/dev", "@react-router/node", "@react-router/serve"];
  return Object.fromEntries([
    ...router.map((name) => [name, of["@react-router/dev"]!]),
    ...["react", "react-dom", "isbot", "vite"].map((name) => [name, of[name]!]),
  ]);
}

async function isReady(url: string) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
