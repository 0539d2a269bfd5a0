import type { Stretch } from "./lay-out-row";

/** Distributes bars that may overlap to as few rows as possible, the earliest first. */
export function toLanes<Bar extends Stretch>(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = [];
  for (const bar of bars.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const lane = lanes.find((one) => (one.at(-1)?.end ?? bar.start) <= bar.start);
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
