import { runSeedLarge } from "#db/seed/large-command";
import { businessTime } from "~/calendar";
import { createSite } from "~/site.server";
import { readSettings } from "~/settings.server";

/** Runs `npm run seed:large` on the database of the environment. Resolves with the exit code. */
export async function runSeedLargeCommand(words: string[]): Promise<number> {
  const { settings, open } = createSite(readSettings(process.env));
  const site = await open();
  try {
    const { date } = businessTime(new Date());
    return await runSeedLarge(words, { target: settings.database, today: date });
  } finally {
    await site.close();
  }
}
