import type { SiteProcess } from "../../browser/site";
import { ownCpuSeconds } from "../../bench/cores";
import { cpuSeconds, familyCpuSeconds } from "../../bench/process-use";
import { readPostmasterPid } from "../../bench/sites";
import type { PostgresServer } from "../postgres-server";
import type { Replicas } from "../replicas";

/** The CPU seconds that each part has used so far, by name. */
export type Parts = Record<string, () => number>;

export function partsOf(nodes: readonly SiteProcess[], { primary, standby }: Replicas): Parts {
  return {
    ...Object.fromEntries(
      nodes.map(({ process }, index) => [`node ${index + 1}`, () => cpuSeconds(process.pid!)]),
    ),
    primary: () => serverSeconds(primary),
    standby: () => serverSeconds(standby),
    generator: ownCpuSeconds,
  };
}

function serverSeconds({ cluster }: PostgresServer) {
  return familyCpuSeconds(readPostmasterPid(cluster)!);
}
