import { runSeedLarge } from "#db/seed/large-command";
import { businessTime } from "~/web/calendar";
import { createSite } from "~/server/site.server";
import { readSettings } from "~/server/settings/settings.server";

/** Runs `npm run seed:large`. Resolves with the exit code. */
export async function runSeedLargeCommand(args: string[]): Promise<number> {
  const { settings, attach } = createSite(readSettings(process.env));
  const site = await attach();
  try {
    const { date } = businessTime(new Date());
    return await runSeedLarge(args, { target: settings.database, today: date });
  } finally {
    await site.close();
  }
}
