import { connect, type DatabaseTarget } from "../connect";
import { hasRealBookings, seedLarge, type Amounts } from "./large";

const USAGE = `usage: npm run seed:large              fills a database that has no real bookings
       npm run seed:large -- --yes     fills any database`;

/** What the benchmarks of the desk are measured with. */
const LARGE: Amounts = { bookings: 200_000, visits: 5_000_000, days: 90 };

/** Runs `npm run seed:large` on a database that is open. Resolves with the exit code. */
export async function runSeedLarge(
  words: string[],
  { target, today, amounts = LARGE }: SeedOptions,
): Promise<number> {
  if (words.some((word) => word !== "--yes")) {
    console.error(USAGE);
    return 2;
  }
  // A day's statement takes longer than a page's may.
  const connection = { application_name: "mgzavri seed", statement_timeout: 0 };
  const sql = connect(target, { max: 2, query_timeout: 0, connection });
  try {
    if (words.length === 0 && (await hasRealBookings(sql))) {
      console.error(`this database has real bookings; nothing was changed\n${USAGE}`);
      return 1;
    }
    await seedLarge(sql, amounts, today);
    console.log(`made ${amounts.bookings} bookings and ${amounts.visits} visits`);
    return 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

type SeedOptions = { target: DatabaseTarget; today: string; amounts?: Amounts };
