// `npm run drill`: see docs/reliability.md.
import { ensureBuild } from "../bin/build.mjs";
import { crashDrill, type CrashDrill } from "./drill-crash";
import { nodesDrill, type NodesDrill } from "./drill-nodes";
import { runToEnd } from "./ending";
import type { Journal } from "./writers";

runToEnd(async () => {
  ensureBuild();
  console.log("drill 1: 16 writers; the database is killed five times, then the site");
  const crash = await crashDrill();
  printCrash(crash);
  console.log("drill 2: two nodes; staff listen at one, bookings come in at the other");
  const nodes = await nodesDrill();
  printNodes(nodes);
  const losses = [crash.missing.length, crash.doubled.length, nodes.missing, nodes.doubled];
  if (losses.some(Boolean)) throw new Error("a drill failed: something is missing or doubled");
  if (crash.database.unanswered || crash.site.unanswered) {
    throw new Error("a drill failed: the site left somebody without an answer");
  }
});

function printCrash({ database, site, missing, doubled }: CrashDrill) {
  const sum = (count: (journal: Journal) => number) => count(database) + count(site);
  console.log(`  acknowledged: ${sum((journal) => journal.acknowledged.size)}`);
  console.log(`  refused or cut off, then sent again: ${sum((journal) => journal.refused)}`);
  console.log(`  found stored when sent again: ${sum((journal) => journal.repeated)}`);
  console.log(`  left without an answer for 15 s: ${sum((journal) => journal.unanswered)}`);
  console.log(`  longest pause, database killed: ${database.longestPause.toFixed(1)} s`);
  console.log(`  longest pause, site killed and started: ${site.longestPause.toFixed(1)} s`);
  console.log(`  missing: ${missing.length}${examples(missing)}`);
  console.log(`  doubled: ${doubled.length}${examples(doubled)}`);
}

function printNodes({ delay, missing, doubled }: NodesDrill) {
  const { median, max } = delay;
  console.log(`  delay: median ${median.toFixed(0)} ms, worst ${max.toFixed(0)} ms`);
  console.log(`  missing: ${missing}`);
  console.log(`  doubled: ${doubled}`);
}

function examples(emails: string[]) {
  return emails.length ? ` (${emails.slice(0, 5).join(", ")})` : "";
}
