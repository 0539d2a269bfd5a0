import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedCall = { headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string> } | { hangs: true };

/** Starts a local receiver of webhooks. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      calls.push({ headers: request.headers, body });
      const answer = answers.shift() ?? { status: 200 };
      if (!("hangs" in answer)) response.writeHead(answer.status, answer.headers).end("thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bookings`,
    calls,
    /** Plans the response to the next request. */
    plan(answer: Answer) {
      answers.push(answer);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
