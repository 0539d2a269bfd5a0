import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { listAccounts } from "~/staff/accounts/staff-accounts.queries.server";
import type { Staff } from "~/staff/staff.queries.server";
import { ACCOUNTS_INTENTS, DONE, NAME } from "./accounts";

/** Loads the data of the page of accounts. */
export async function loadAccounts(sql: Sql, request: Request, staff: Staff) {
  const query = new URL(request.url).searchParams;
  const accounts = await listAccounts(sql);
  const intent = Object.values(ACCOUNTS_INTENTS).find((known) => known === query.get(DONE));
  return {
    /**
     * Whether the session was confirmed lately; otherwise the form of a new account asks for a
     * confirmation.
     */
    isConfirmed: staff.isConfirmed,
    done: intent ? { intent, name: query.get(NAME) ?? "" } : null,
    accounts: accounts.map(({ signedInAt, ...account }) => ({
      ...account,
      isOwn: account.username === staff.username,
      signedIn: signedInAt && businessTime(signedInAt),
    })),
  };
}

export type AccountsPageData = Awaited<ReturnType<typeof loadAccounts>>;
export type ShownAccount = AccountsPageData["accounts"][number];
