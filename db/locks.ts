/**
 * Numbers of PostgreSQL advisory locks. A lock belongs to one database, so only those on the same
 * database need different numbers.
 */
export const LOCKS = {
  /** In the site's database: one node migrates, the others wait. */
  migration: 7_302_026,
  /**
   * In the site's database: one node at a time creates and drops partitions of visits. The SQL function
   * `maintain_visits` has this number too.
   */
  visits: 7_302_027,
  /** In the site's database: one node at a time writes messages about cars. */
  carNews: 7_302_031,
  /** In the site's database: one node at a time cancels requests that nobody answered. */
  expiry: 7_302_032,
  /** In the site's database: one node at a time erases the persons of old bookings. */
  retention: 7_302_014,
  /**
   * In the site's database: owners are changed one at a time. The SQL function `keep_an_owner` has this number too.
   */
  owners: 7_302_028,
  /**
   * In the site's database, with the hash of a reference: one booking gets it. The SQL function `new_reference` has
   * this number too.
   */
  reference: 7_302_033,
  /** In the site's database: one backup at a time. */
  backup: 7_302_013,
  /** In the site's database: one node at a time sets the limits of the app's role. */
  roleLimits: 7_302_030,
  /** In the embedded server's maintenance database: every process that uses the server shares it. */
  embeddedServer: 7_302_027,
  /**
   * In the embedded server's maintenance database: one process at a time sets the passwords of the roles.
   */
  embeddedRoles: 7_302_029,
} as const;
