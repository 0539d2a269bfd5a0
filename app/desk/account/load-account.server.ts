import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { requireStaff } from "~/desk/require-staff.server";
import { sessionIdOf } from "~/staff/session.server";
import { ACCOUNT_DONE, DONE } from "./account";
import { listSignIns } from "~/staff/accounts/accounts.queries.server";

/** The data of the account page. Throws a redirect to the password gate without a session. */
export async function loadAccount(sql: Sql, request: Request) {
  const { id, username } = await requireStaff(sql, request);
  const current = sessionIdOf(request.headers);
  const signIns = await listSignIns(sql, id);
  const requested = new URL(request.url).searchParams.get(DONE);
  return {
    username,
    done: ACCOUNT_DONE.find((done) => done === requested) ?? null,
    signIns: signIns.map((signIn) => ({
      id: signIn.id,
      device: signIn.device,
      isThis: signIn.id === current,
      created: businessTime(new Date(signIn.createdAt)),
      lastSeen: businessTime(new Date(signIn.lastSeenAt)),
    })),
  };
}

export type AccountPageData = Awaited<ReturnType<typeof loadAccount>>;
