import { request, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response as sent over the network. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

export type Call = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Headers that the HTTP server itself generates. */
const OWN = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Sends one request and returns the response without decompressing it. */
export async function capture(url: string, { path, body, ...options }: Call): Promise<Answer> {
  const answer = await new Promise<Answer>((resolve, reject) => {
    const sent = request(new URL(path, url), options, (response) => {
      const status = response.statusCode!;
      const headers = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
      buffer(response).then(
        (bytes) => resolve({ status, headers: Object.fromEntries(headers), body: bytes }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
  answer.headers["content-length"] = answer.body.byteLength;
  return answer;
}
