/** Open sockets of one node. The last places are for staff, so that visitors can't take them all. */
export const SOCKET_LIMITS = { maxSockets: 10_000, staffPlaces: 1_000, perNetwork: 20 };

/** A socket that has not answered the previous ping is closed. */
export const PING_EVERY_MS = 30_000;
