import { runSeedLarge } from "#db/seed/large-command";
import { businessTime } from "~/calendar";
import { databaseTarget } from "~/env.server";
import { openSite } from "~/open-site.server";

/** Runs `npm run seed:large` on the database of the environment. Resolves with the exit code. */
export async function runSeedLargeCommand(words: string[]): Promise<number> {
  const site = await openSite();
  try {
    const { date } = businessTime(new Date());
    return await runSeedLarge(words, { target: databaseTarget, today: date });
  } finally {
    await site.close();
  }
}
