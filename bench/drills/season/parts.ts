import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteProcess } from "../../../e2e/site";
import { cpuSeconds, familyCpuSeconds } from "../../process-use";
import type { PostgresServer } from "../postgres-server";
import type { Replicas } from "../replicas";

/** The CPU seconds that each part has used so far, by name. */
export type Parts = Record<string, () => number>;

export function partsOf(nodes: readonly SiteProcess[], { primary, standby }: Replicas): Parts {
  return {
    ...Object.fromEntries(
      nodes.map(({ process }, index) => [`node ${index + 1}`, () => cpuSeconds(process.pid!)]),
    ),
    primary: () => familyCpuSeconds(postmasterOf(primary)),
    standby: () => familyCpuSeconds(postmasterOf(standby)),
    generator: () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  };
}

/** Starts a stopwatch, which returns the share of a core that each part has used since. */
export function startShares(parts: Parts): () => Record<string, number> {
  const read = () => Object.entries(parts).map(([name, cpu]) => [name, cpu()] as const);
  const [start, before] = [performance.now(), new Map(read())];
  return () => {
    const seconds = (performance.now() - start) / 1000;
    return Object.fromEntries(
      read().map(([name, cpu]) => [name, (cpu - before.get(name)!) / seconds]),
    );
  };
}

function postmasterOf({ cluster }: PostgresServer) {
  return Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
}
