import type { Sql } from "~/web/db.server";
import { findExampleContents, hasExample } from "./example.queries.server";
import { progressOf, setupItems } from "./setup";
import { EMPTIED, TESTED } from "./setup-action.server";
import { findSetupFacts } from "./setup.queries.server";
import { testChannels, type MessageSite } from "./test-message.server";

/** Loads the checklist with its progress. */
export async function loadSetup(sql: Sql, site: MessageSite, request: Request) {
  const [facts, example] = await Promise.all([findSetupFacts(sql), findExampleContents(sql)]);
  const items = setupItems(site.publicSite(), facts);
  const query = new URL(request.url).searchParams;
  return {
    items,
    progress: progressOf(items),
    channels: testChannels(site),
    channelFaults: site.settings.channelFaults,
    hasExample: hasExample(example),
    isTested: query.has(TESTED),
    isEmptied: query.has(EMPTIED),
  };
}

export type SetupPageData = Awaited<ReturnType<typeof loadSetup>>;
