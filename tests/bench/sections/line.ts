import type { Browser } from "@playwright/test";
import { openWeakNetwork } from "../../browser/offline/weak-network";
import { spreadOf } from "../compare";
import { loadWeakly, openWeakBrowser, type Loaded } from "../line/load-page";
import { measurePresses } from "../press";
import { measureReaction } from "../reaction";
import { makeDataFolder, openSite } from "../sites";
import { figure, FIGURES, loadNow, verdict, type Section } from "./section";
import { addresses, OWN_FIRM, warmUp } from "./main-pages";

const RUNS = 3;
const WEAK_LINE = { kbitPerSecond: 400, latencyMs: 400 };
/** Seconds. */
const GOAL = { first: 1.5, complete: 2.2 };
const REACTION_GOAL_MS = 50;
const PRESS_GOAL_MS = 100;
const PRESS = "from a press on a prefetched link to the first paint of its page";

const HEAD = [
  "",
  "first paint",
  "largest",
  "complete",
  "requests before",
  "of them scripts",
  "requests after",
  "React after",
  "",
  "load",
];

export const line: Section = {
  about: "pages on 400 kbit/s and 400 ms, with four times CPU slow-down",
  async run() {
    const site = await openSite(await makeDataFolder(), OWN_FIRM);
    await warmUp(site.url);
    const network = await openWeakNetwork(site.url, WEAK_LINE);
    const browser = await openWeakBrowser();
    const rows: string[][] = [];
    for (const path of addresses()) rows.push(await measurePage(browser, network.url, path));
    await browser.close();
    await network.close();
    const reaction = await measureReaction(site.url);
    const presses = await measurePresses(site.url);
    const what = "price after a changed date, four times CPU slow-down";
    const reactions = [
      figure(what, reaction.site, "ms", { atMost: REACTION_GOAL_MS }),
      figure("a bare page with one listener", reaction.bare, "ms"),
      figure(PRESS, presses.site, "ms", { atMost: PRESS_GOAL_MS }),
      figure("with reduced motion", presses.reduced, "ms", { atMost: PRESS_GOAL_MS }),
      figure("bare pages", presses.bare, "ms"),
    ];
    return {
      tables: [
        { head: HEAD, rows },
        { head: FIGURES, rows: reactions },
      ],
      notes: [
        `Medians of ${RUNS} loads with an empty cache, in Chromium. The line is a proxy that its connections share packet by packet; setting one up takes no time. Complete is the event \`load\`. Targets: first paint ${GOAL.first} s, complete ${GOAL.complete} s, no scripts before the interaction, a tap. "React after" is the time from the tap to the hydrated page.`,
        "Without the service worker, whose own requests DevTools does not count.",
      ],
    };
  },
};

async function measurePage(browser: Browser, url: string, path: string): Promise<string[]> {
  const loads: Loaded[] = [];
  for (let run = 1; run <= RUNS; run++) {
    loads.push(await loadWeakly(browser, url + path, { interact: run === RUNS }));
  }
  const of = (value: (loaded: Loaded) => number) => spreadOf(loads.map(value)).median;
  const [first, largest, complete] = [
    of((l) => l.first),
    of((l) => l.largest),
    of((l) => l.complete),
  ];
  const { before, after } = loads.at(-1)!;
  const scripts = Math.max(...loads.map((loaded) => loaded.before.scripts));
  const isMet = first <= GOAL.first && complete <= GOAL.complete && scripts === 0;
  return [
    `\`${path}\``,
    ...[first, largest, complete].map((seconds) => `${seconds.toFixed(2)} s`),
    describe(before),
    String(scripts),
    after ? describe(after) : "",
    after ? `${after.seconds.toFixed(1)} s` : "",
    verdict(isMet),
    loadNow(),
  ];
}

function describe({ requests, bytes }: { requests: number; bytes: number }) {
  return `${requests}, ${(bytes / 1000).toFixed(1)} KB`;
}
