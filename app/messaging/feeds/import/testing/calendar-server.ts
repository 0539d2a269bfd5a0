import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a local server of calendars, as other sites have; it responds as the last `answer` says. */
export async function startCalendarServer() {
  let listener: RequestListener = (_, response) => response.writeHead(404).end();
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/calendar.ics`,
    calls: () => calls,
    answer(next: RequestListener) {
      listener = next;
    },
    /** Responds with a text. */
    send(text: string) {
      listener = (_, response) => {
        response.writeHead(200, { "Content-Type": "text/calendar" }).end(text);
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
