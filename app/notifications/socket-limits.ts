/** Open sockets of one node. The last places are for staff, so that visitors can't take them all. */
export const SOCKET_LIMITS = { maxSockets: 10_000, staffPlaces: 1_000, perNetwork: 20 };
