import { data, href } from "react-router";
import type { Sql } from "~/db.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import type { Staff } from "~/staff/staff.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { recordTestMessage } from "./setup.queries.server";
import { sendTestMessages, testChannels, type MessageSite } from "./test-message.server";

/** The query parameters that say what the last form has done. */
export const TESTED = "tested";
export const EMPTIED = "emptied";

type SetupForm = { request: Request; staff: Staff };

/** Sends the test message. */
export async function answerTestForm(sql: Sql, site: MessageSite, { request, staff }: SetupForm) {
  const { failed } = await sendTestMessages(site);
  if (failed.length > 0 || testChannels(site).length === 0) {
    return data({ failed }, { status: 409, headers: PRIVATE_HEADERS });
  }
  await recordTestMessage(sql, staff.username);
  return deskRedirect(request, `${href("/admin/setup")}?${TESTED}=`);
}
