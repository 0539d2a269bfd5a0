import { spreadOf, type Spread } from "./compare";
import { openSite } from "./sites";

const STARTS = 3;

/** Seconds until a site with an existing build and data folder is ready. */
export async function measureSecondStart(dataDir: string): Promise<Spread> {
  const seconds: number[] = [];
  for (let count = 0; count < STARTS; count++) {
    const start = performance.now();
    const site = await openSite(dataDir);
    seconds.push((performance.now() - start) / 1000);
    await site.stop();
  }
  return spreadOf(seconds);
}
