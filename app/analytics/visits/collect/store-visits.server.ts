import { isbot } from "isbot";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { limitKey } from "~/web/http/limits/client.server";
import { countedPage } from "./counted-page";
import { countryOf } from "./country";
import { deviceOf } from "./device";
import type { PageView } from "./page-view";
import { daySalts, visitorKey } from "./visitor-key.server";
import { insertVisits, type Visit } from "./visits.queries.server";

/** Leaves out robots and the desk, makes page views anonymous and stores them by one statement. */
export function visitStore(sql: Sql) {
  const saltOf = daySalts(sql);
  return async (views: PageView[]) => {
    const visits: Visit[] = [];
    for (const view of views) {
      const visit = await visitOf(view, saltOf);
      if (visit) visits.push(visit);
    }
    if (visits.length > 0) await insertVisits(sql, visits);
  };
}

async function visitOf(
  { at, path, userAgent, address, ...hints }: PageView,
  saltOf: (day: string) => Promise<Uint8Array>,
): Promise<Visit | null> {
  const page = countedPage(path);
  if (!page || !userAgent || isbot(userAgent)) return null;
  const { date, time } = businessTime(new Date(at));
  return {
    day: date,
    hour: time.slice(0, 2),
    at: new Date(at).toISOString(),
    visitor: visitorKey(await saltOf(date), limitKey(address), userAgent),
    page,
    device: deviceOf(userAgent, hints.mobileHint),
    country: countryOf(hints.proxyCountry, hints.acceptLanguage),
  };
}
