import { connect, type DatabaseTarget } from "../connect";
import { hasRealBookings, LARGE, seedLarge, type Amounts } from "./large";

const USAGE = `usage: npm run seed:large              fills a database without real bookings
       npm run seed:large -- --yes     fills any database`;

/** Runs `npm run seed:large` on an open database. Resolves with the exit code. */
export async function runSeedLarge(
  words: string[],
  { target, today, amounts = LARGE }: SeedOptions,
): Promise<number> {
  if (words.some((word) => word !== "--yes")) {
    console.error(USAGE);
    return 2;
  }
  // The statement of a day takes longer than the limit of a page allows.
  const connection = { application_name: "mgzavri seed", options: "-c statement_timeout=0" };
  const sql = connect(target, { role: "owner", max: 2, query_timeout: 0, connection });
  try {
    if (words.length === 0 && (await hasRealBookings(sql))) {
      console.error(`this database has real bookings; nothing was changed\n${USAGE}`);
      return 1;
    }
    await seedLarge(sql, amounts, today);
    console.log(
      `generated ${amounts.bookings} bookings and ${amounts.visits} visits, ` +
        `in a fleet of ${amounts.models} models and ${amounts.vehicles} cars`,
    );
    return 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

type SeedOptions = { target: DatabaseTarget; today: string; amounts?: Amounts };
