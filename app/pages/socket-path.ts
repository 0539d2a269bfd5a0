/** Where the live connection is opened; no route answers there. */
export const SOCKET_PATH = "/ws";
