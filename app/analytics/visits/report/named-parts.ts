import { DEVICES } from "~/analytics/visits/collect/device";
import { percentages } from "./summary";
import type { NamedSums } from "./summary.queries.server";

/** The parts of the report that are sums by name. */
export function namedParts(named: NamedSums[]) {
  const of = (kind: string) => named.filter((sum) => sum.kind === kind);
  const devices = DEVICES.map((device) => sumOf(named, "device", device));
  const shares = percentages(devices);
  return {
    hours: Array.from({ length: 24 }, (_, hour) => {
      const name = String(hour).padStart(2, "0");
      return of("hour").find((sum) => sum.name === name)?.views ?? 0;
    }),
    pages: of("page")
      .map(({ name, views }) => ({ page: name, views }))
      .sort((a, b) => b.views - a.views),
    devices: DEVICES.map((device, index) => ({
      device,
      visitors: devices[index]!,
      percent: shares[index]!,
    })),
    countries: of("country").map(({ name, visitors }) => ({ country: name, visitors })),
  };
}

export function sumOf(named: NamedSums[], kind: string, name: string) {
  return named.find((sum) => sum.kind === kind && sum.name === name)?.visitors ?? 0;
}
