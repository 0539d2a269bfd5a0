import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = { status?: number; headers?: Record<string, string>; text?: string };

/** Starts a local server that records requests. Its next response is `answer`; with null it never responds. */
export async function startJsonServer() {
  const calls: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { method, url, headers } = request;
      calls.push({ method, url, headers, body });
      const { answer } = stand;
      if (answer) response.writeHead(answer.status ?? 200, answer.headers).end(answer.text ?? "{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stand = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: {} as Answer | null,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stand;
}

export type JsonServer = Awaited<ReturnType<typeof startJsonServer>>;
