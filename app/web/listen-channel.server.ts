import { isDatabaseUnavailable, isStandbyError, type Sql } from "~/db.server";
import { log } from "~/log.server";

const RETRY_AFTER_MS = 5_000;

/**
 * Listens on a channel and survives lost connections. A standby refuses `listen`: retried until it is
 * promoted.
 */
export async function listen(sql: Sql, channel: string, onNotify: () => void) {
  let listening: { unlisten(): Promise<void> } | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function start() {
    try {
      listening = await sql.listen(channel, onNotify);
    } catch (error) {
      if (!isStandbyError(error)) throw error;
      timer = setTimeout(startAgain, RETRY_AFTER_MS);
    }
  }

  function startAgain() {
    start().catch((error: unknown) => log.error({ err: error }, "cannot listen for wake-ups"));
  }

  await start();
  return {
    async close() {
      clearTimeout(timer);
      // A lost connection has no subscription to end.
      await listening?.unlisten().catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
      });
    },
  };
}
