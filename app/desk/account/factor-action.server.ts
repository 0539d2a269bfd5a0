import { data, href } from "react-router";
import type { Sql } from "~/web/db.server";
import { refuseRole } from "~/desk/access.server";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import {
  deleteFactor,
  updateFactorDemand,
} from "~/staff/second-factor/second-factor.queries.server";
import { finishSetup, startSetup, type Refusal } from "~/staff/second-factor/second-factor.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import type { MessageKey } from "~/web/message-key";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { ACCOUNT_INTENTS, type AccountDone } from "./account";
import { goBack } from "./account-redirect.server";

export const FACTOR_INTENTS = [
  ACCOUNT_INTENTS.factorStart,
  ACCOUNT_INTENTS.factorFinish,
  ACCOUNT_INTENTS.factorOff,
  ACCOUNT_INTENTS.demandFactor,
] as const;
type FactorIntent = (typeof FACTOR_INTENTS)[number];

export type CodeAnswer = { kind: "code"; text: MessageKey; minutes: number };

type FactorForm = {
  request: Request;
  form: FormData;
  record: RecordSecurity;
  staff: Staff;
};

/** Only in a session that was confirmed lately: a stranger at an open desk changes no factor. */
export async function answerFactorForm(
  site: { sql: Sql; secret: Secret },
  intent: FactorIntent,
  desk: FactorForm,
) {
  const { request, form, staff } = desk;
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
  switch (intent) {
    case ACCOUNT_INTENTS.factorStart:
      if (!staff.hasFactor) await startSetup(site.sql, { userId: staff.id, secret: site.secret });
      return goBack(request, "setup");
    case ACCOUNT_INTENTS.factorFinish:
      return answerFinish(site, desk);
    case ACCOUNT_INTENTS.factorOff:
      await deleteFactor(site.sql, staff.id);
      return changed(desk, "factorOff");
    case ACCOUNT_INTENTS.demandFactor: {
      if (staff.role !== "owner") throw refuseRole();
      const isDemanded = form.get("demand") === "on";
      await updateFactorDemand(site.sql, isDemanded);
      return changed(desk, isDemanded ? "demanded" : "notDemanded");
    }
  }
}

async function answerFinish({ sql, secret }: { sql: Sql; secret: Secret }, desk: FactorForm) {
  const code = firstText(desk.form.get("code")).slice(0, 100);
  const owner = { userId: desk.staff.id, secret };
  const finished = await finishSetup(sql, owner, { code, now: new Date() });
  return finished.ok ? changed(desk, "factorOn") : refuseCode(finished);
}

function refuseCode(refusal: Refusal) {
  const answer: CodeAnswer =
    refusal.reason === "clock"
      ? { kind: "code", text: "operator.code.clock", minutes: Math.abs(refusal.minutes) }
      : { kind: "code", text: "operator.code.wrong", minutes: 0 };
  return data(answer, { status: 422, headers: PRIVATE_HEADERS });
}

function changed({ request, record, staff }: FactorForm, done: AccountDone) {
  record({ event: "factor", outcome: "ok", account: staff.username, detail: done });
  return goBack(request, done);
}
