import { log } from "~/web/log.server";

/** Logs why a passkey is refused: the library throws for each invalid response of a client. */
export function refusePasskey(error: unknown): null {
  log.info({ err: error }, "a passkey was refused");
  return null;
}
