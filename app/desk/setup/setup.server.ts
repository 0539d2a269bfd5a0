import { data, href } from "react-router";
import type { Sql } from "~/web/db.server";
import { deskRedirect } from "~/desk/access.server";
import { KEEP_CURRENCY, progressOf, setupItems } from "./setup";
import type { Staff } from "~/staff/staff.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { keepCurrency, recordTestMessage, findSetupFacts } from "./setup.queries.server";
import { sendTestMessages, testChannels, type MessageSite } from "./test-message.server";
import { findExampleContents, hasExample } from "./example.queries.server";

/** The query parameters that say what the last form has done. */
export const TESTED = "tested";
export const EMPTIED = "emptied";

type SetupForm = { request: Request; form: FormData; staff: Staff };

/** Sends the test message, or records that the currency is chosen. */
export async function answerSetupForm(
  sql: Sql,
  site: MessageSite,
  { request, form, staff }: SetupForm,
) {
  if (form.get("intent") === KEEP_CURRENCY) {
    await keepCurrency(sql, staff.username);
    return deskRedirect(request, href("/admin/setup"));
  }
  const { failed } = await sendTestMessages(site);
  if (failed.length > 0 || testChannels(site).length === 0) {
    return data({ failed }, { status: 409, headers: PRIVATE_HEADERS });
  }
  await recordTestMessage(sql, staff.username);
  return deskRedirect(request, `${href("/admin/setup")}?${TESTED}=`);
}

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
