/** The WebSocket's path; not a route. */
export const SOCKET_PATH = "/ws";
