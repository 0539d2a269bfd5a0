import { openDatabase } from "#db/open";
import { openVisits } from "~/analytics/visits/collect/visits.server";
import { databaseHealth, sql } from "~/db.server";
import { openDelivery } from "~/delivery/open.server";
import { databaseTarget } from "~/env.server";
import { openCompletion } from "~/booking/completion/completion.server";
import { prepareFirstAccount } from "~/staff/first-account.server";

/** Makes everything ready that requests need; `close` ends it again. */
export async function openSite() {
  const database = await openDatabase(databaseTarget);
  const visits = openVisits();
  const completion = openCompletion(sql);
  databaseHealth.open();
  const close = async () => {
    databaseHealth.close();
    completion.close();
    await visits.close();
    await sql.end({ timeout: 1 });
    await database.stop();
  };
  try {
    await visits.ready;
    await prepareFirstAccount(sql);
    const delivery = await openDelivery(sql);
    return {
      /** Begins to end what runs beside the requests. */
      settle: delivery.close,
      async close() {
        await delivery.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
