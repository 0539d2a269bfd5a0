import { MIMEType } from "node:util";
import { data } from "react-router";
import { isRecord } from "~/web/records";

/** The largest body of forms and API requests, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How many fields a form may have: twice those of the largest one, the booking form with 62 extras. */
const FIELD_LIMIT = 200;

/** Limit for forms of the desk with a row for each model, place or booking. */
export const MANY_FIELDS = 5_000;

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

/** Limits of a form's body. */
type FormLimits = { bytes?: number; fields?: number };

/** Reads a form's fields, of either encoding, within limits. Throws a `BodyError`. */
export async function readForm(
  request: Request,
  { bytes = BODY_LIMIT, fields = FIELD_LIMIT }: FormLimits = {},
): Promise<FormData> {
  const type = mediaTypeOf(request);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
    throw new BodyError(415, "send a form");
  }
  const contentType = request.headers.get("Content-Type")!;
  const body = await readBounded(request, bytes);
  try {
    // Fields are counted before they are parsed: parsing too many is the work that the limit prevents.
    if (countFields(body, contentType, fields) <= fields) {
      return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    }
  } catch {
    throw new BodyError(400, "this is not a form");
  }
  throw new BodyError(413, `send at most ${fields} fields`);
}

/** Returns the number of fields of a body, or any number above `most`. */
function countFields(body: Uint8Array<ArrayBuffer>, contentType: string, most: number): number {
  const { essence, params } = new MIMEType(contentType);
  if (essence !== "multipart/form-data") return countOf("&", body, most) + 1;
  // The boundary stands before each field, and at the end.
  return countOf(`--${params.get("boundary")}`, body, most + 1) - 1;
}

/** Returns how often a separator stands in a body, at most once more than `most`. */
function countOf(separator: string, body: Uint8Array<ArrayBuffer>, most: number): number {
  const bytes = Buffer.from(body.buffer);
  let [count, at] = [0, bytes.indexOf(separator)];
  for (; at >= 0 && count <= most; at = bytes.indexOf(separator, at + separator.length)) count += 1;
  return count;
}

/** Reads a form by `readForm`, for pages: a rejected body renders the error boundary. */
export async function readFormOrThrow(request: Request, limits?: FormLimits): Promise<FormData> {
  try {
    return await readForm(request, limits);
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
    throw new BodyError(400, "the body is not valid JSON");
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
