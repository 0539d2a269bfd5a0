/**
 * Numbers of PostgreSQL advisory locks. A lock belongs to one database, so only those on the same
 * database need different numbers.
 */
export const LOCKS = {
  /** The site's database: one node migrates, the others wait. */
  migration: 7_302_026,
  /** The site's database: one node at a time creates and drops partitions of visits. The SQL function
   * `tend_visits` (migration 0009) has the same number. */
  visits: 7_302_027,
  /** The site's database: one node at a time completes bookings. */
  completion: 7_302_012,
  /** The embedded server's maintenance database: shared by every process that uses the server. */
  embeddedServer: 7_302_027,
} as const;
