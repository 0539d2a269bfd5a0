import { renderedCall, pageCall } from "../calls";
import { takeTurns } from "../compare";
import { countElements, readContent } from "../stock/content";
import { serveStock } from "../stock/serve-app";
import { makeDataFolder, openSite } from "../sites";
import { loadNow, verdict, type Section } from "./section";

/** Rendered pages, and how many times the CPU of the stock page each may take. */
const GOALS = [
  ["/", 2.5],
  ["/faq", 1],
] as const;

export const stock: Section = {
  about: "rendered pages, and a stock page with as many elements as the home page",
  async run() {
    const site = await openSite(await makeDataFolder());
    const own = { url: site.url, pid: site.process.pid! };
    const html = await (await fetch(site.url)).text();
    const stockServer = await serveStock(readContent(html));
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
    const notes = [
      `The stock page of React Router has the ${countElements(html)} elements of the body of \`/\`, without scripts and styles, in one component: no data, no texts to look up. All are rendered for each request, uncompressed, in turns.`,
    ];
    return {
      tables: [{ head: ["", "CPU", "stock", "ratio", "goal", "", "load"], rows }],
      notes,
    };
  },
};
