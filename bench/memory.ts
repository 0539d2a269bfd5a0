import { pageCall, renderedCall } from "./calls";
import type { Server } from "./compare";
import { send } from "./load";
import { residentKilobytes } from "./process-use";

const WARM_UP = 500;
const HALF = 10_000;
const PAGES = ["/", "/all-cars", "/cars/1"];

export type Growth = { half: number; whole: number };

/**
 * Memory of a site's process after 10,000 and 20,000 requests for pages, as multiples of its memory
 * after the warm-up. A leak shows as a second number well above the first.
 */
export async function measureGrowth(site: Server): Promise<Growth> {
  const calls = PAGES.flatMap((path) => [pageCall(path), renderedCall(path)]);
  const memoryAfter = async (amount: number) => {
    await send(site.url, amount, { calls, status: 200 });
    return residentKilobytes(site.pid);
  };
  const warm = await memoryAfter(WARM_UP);
  const half = await memoryAfter(HALF);
  const whole = await memoryAfter(HALF);
  return { half: half / warm, whole: whole / warm };
}
