/** The limits of live connections. Tests change some. */
export const SOCKET_LIMITS = {
  /**
   * The maximum number of open sockets of one node. The last places are for staff, so that visitors can't take
   * them all.
   */
  maxSockets: 10_000,
  staffPlaces: 1_000,
  /** The maximum number of sockets of an IPv4 address or an IPv6 /64. */
  perNetwork: 20,
  /** The time between two pings. A socket that has not answered the previous one is closed. */
  pingEveryMs: 30_000,
  /**
   * The least time between two messages of a client. One that sends them more often is closed; what it sends is
   * ignored.
   */
  messageEveryMs: 1_000,
  now: () => performance.now(),
};
