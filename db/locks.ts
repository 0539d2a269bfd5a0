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
  /** The site's database: one node at a time writes messages about cars. */
  carNews: 7_302_031,
  /** The site's database: one node at a time cancels requests that nobody answered. 7_302_012 is that of the
   * previous release, whose nodes complete bookings (migration 0241). */
  expiry: 7_302_032,
  /** The site's database: one node at a time erases the persons of old bookings. */
  retention: 7_302_014,
  /** The site's database: owners are changed one at a time. The SQL function `keep_an_owner` (migration
   * 0094) has the same number. */
  owners: 7_302_028,
  /** The site's database: one backup at a time. */
  backup: 7_302_013,
  /** The site's database: one node at a time sets the limits of the app's role. */
  roleLimits: 7_302_030,
  /** The embedded server's maintenance database: shared by every process that uses the server. */
  embeddedServer: 7_302_027,
  /** The same database: one process at a time sets the passwords of the roles. */
  embeddedRoles: 7_302_029,
} as const;
