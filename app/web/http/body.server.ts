import { data } from "react-router";
import { isRecord } from "~/records";

/** The largest body that forms and calls may send, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How much of a larger body is read and discarded, so that the client can read the response. */
const DRAIN_LIMIT = 32 * 1024 * 1024;

/** A rejected body, with the status of the response. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a form's fields, of either encoding, up to `limit` bytes. Throws a `BodyError`. */
export async function readForm(request: Request, limit = BODY_LIMIT): Promise<FormData> {
  const type = mediaTypeOf(request);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
    throw new BodyError(415, "send a form");
  }
  const body = await readBounded(request, limit);
  const headers = { "Content-Type": request.headers.get("Content-Type")! };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new BodyError(400, "this is no form");
  }
}

/** As `readForm`, for pages: a rejected body renders the error boundary. */
export async function readFormOrThrow(request: Request): Promise<FormData> {
  try {
    return await readForm(request);
  } catch (error) {
    throw error instanceof BodyError ? data(null, error.status) : error;
  }
}

/** Reads a JSON object. Throws a `BodyError`. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (mediaTypeOf(request) !== "application/json")
    throw new BodyError(415, "send application/json");
  const value = parseJson(new TextDecoder().decode(await readBounded(request, BODY_LIMIT)));
  if (isRecord(value)) return value;
  throw new BodyError(400, "the body must be a JSON object");
}

export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, "the body is no valid JSON");
  }
}

async function readBounded(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > DRAIN_LIMIT) break;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BodyError(413, `send at most ${limit / 1024} KiB`);
  return new Uint8Array(Buffer.concat(chunks));
}
