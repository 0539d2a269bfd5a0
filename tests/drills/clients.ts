import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { bookingCall } from "../bench/calls";
import { addCleanup } from "../bench/cleanup";
import { residentKilobytes } from "../bench/process-use";
import { makeDataFolder, openSite } from "../bench/sites";
import { MEASURED } from "../http/fuzz/heap";
import { faultsIn, fuzz as attack, MAX_GROWTH_MB } from "../http/fuzz/run";
import { atLeast, atMost, findStored, noAttempts, none, type Check, type Drill } from "./checks";
import { sendRequest, startRequests, summaryOf } from "./load";

const ROUNDS = 40;
const WRITERS = 8;
const LONGEST_ANSWER_MS = 15_000;

/** Matches the responses to an API request and to a form whose booking is stored already. */
const FOUND = /"id":\d+|We already have this booking/;

/** How many bytes of a post are sent before its connection is cut. */
const STAGES = {
  "before the request": () => 0,
  "in the request line": () => 8,
  "in the headers": ({ head }) => Math.floor(head / 2),
  "after the headers": ({ head }) => head,
  "in the body": ({ head, length }) => Math.floor((head + length) / 2),
  "before the last byte": ({ length }) => length - 1,
  "after the request": ({ length }) => length,
  "in the response": ({ length }) => length,
} satisfies Record<string, (post: { head: number; length: number }) => number>;

/**
 * A request whose connection is cut: `end` is by a packet that ends the connection (FIN), or one that
 * resets it (RST).
 */
type Post = { kind: "call" | "form"; stage: keyof typeof STAGES; end: "end" | "reset" };

/**
 * The outcome of the request when it is sent again: stored now, found stored, or the status of a refusal.
 */
type RepeatOutcome = "stored" | "found" | number;

type SentPost = Post & { email: string; outcome: RepeatOutcome };

export const cuts: Drill = {
  about: "clients are cut at each stage of a post, and send the same booking again",
  async run() {
    const site = await openSite(await makeDataFolder());
    const sent = await sendAll(site.url);
    const ready = await sendRequest(site.url, "/readyz");
    const found = sent.filter(({ outcome }) => outcome === "found");
    return {
      figures: {
        "posts cut off": sent.length,
        "found stored when sent again": found.length,
      },
      checks: [
        ...(await storedOnce(site.url, sent)),
        atLeast(10, "some were stored by the post that was cut off", found.length),
        none("the log has no fault", faultsIn(site.output())),
        none("the site is ready afterwards", ready.outcome === 200 ? [] : [ready.outcome]),
      ],
    };
  },
};

async function sendAll(url: string): Promise<SentPost[]> {
  const posts = allPosts();
  const sent: SentPost[] = [];
  const write = async () => {
    for (let post = posts.pop(); post; post = posts.pop()) sent.push(await cutAndRepeat(url, post));
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return sent;
}

function allPosts(): Post[] {
  const stages = Object.keys(STAGES) as Post["stage"][];
  const posts = stages.flatMap((stage): Post[] => [
    { kind: "call", stage, end: "end" },
    { kind: "form", stage, end: "end" },
    { kind: "call", stage, end: "reset" },
    { kind: "form", stage, end: "reset" },
  ]);
  return Array.from({ length: ROUNDS }, () => posts).flat();
}

async function storedOnce(url: string, sent: SentPost[]): Promise<Check[]> {
  const stored = await findStored(url);
  const countOf = ({ email }: SentPost) => stored.get(email)?.length ?? 0;
  const describe = ({ kind, stage, end, outcome }: SentPost) =>
    `${kind} cut ${stage} by ${end}: ${outcome}`;
  return [
    none(
      "each booking sent again is acknowledged",
      sent.filter(({ outcome }) => typeof outcome === "number"),
      describe,
    ),
    none(
      "no acknowledged booking is missing",
      sent.filter((one) => countOf(one) === 0),
      describe,
    ),
    none(
      "no booking is stored twice",
      sent.filter((one) => countOf(one) > 1),
      describe,
    ),
  ];
}

async function cutAndRepeat(url: string, post: Post): Promise<SentPost> {
  const { email, head, body } = requestOf(url, post.kind);
  const bytes = Buffer.from(head + body);
  const length = STAGES[post.stage]({ head: Buffer.byteLength(head), length: bytes.length });
  const socket = await openSocket(url);
  if (length > 0) await new Promise((resolve) => socket.write(bytes.subarray(0, length), resolve));
  if (post.stage === "in the response") await once(socket, "data");
  if (post.end === "reset") socket.resetAndDestroy();
  else socket.destroy();
  return { ...post, email, outcome: await send(url, bytes) };
}

/** Returns the request of a new booking, from a client address of its own. */
function requestOf(url: string, kind: Post["kind"]) {
  const { email, headers, body: json } = bookingCall();
  const isForm = kind === "form";
  const values = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const filled = values.filter(([, value]) => value).map(([name, value]) => [name, String(value)]);
  // The dates are more than a year ahead, which the form asks about once.
  const form = [...filled, ["asked", "dates"]];
  const body = isForm ? String(new URLSearchParams(form)) : json;
  const lines = [
    `POST ${isForm ? "/" : "/api/booking"} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `X-Forwarded-For: ${headers["X-Forwarded-For"]}`,
    `Content-Type: ${isForm ? "application/x-www-form-urlencoded" : "application/json"}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  return { email, head: `${lines.join("\r\n")}\r\n\r\n`, body };
}

async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  addCleanup(async () => socket.destroy());
  await once(socket, "connect");
  // The site may reset a connection of half a request, or of unread responses.
  socket.on("error", () => {});
  return socket;
}

async function send(url: string, bytes: Buffer): Promise<RepeatOutcome> {
  const socket = await openSocket(url);
  socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy());
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  if (status === 201 || status === 303) return "stored";
  // The response to a form without the cookie of the first one is a page.
  return status === 200 && FOUND.test(text) ? "found" : status;
}

const FLOODS = 10;
const FLOOD_REQUESTS = 1_200;
const FLOOD_PATH = "/all-cars";
const WARM_UP_MS = 3_000;
const OBSERVE_MS = 20_000;
const SAMPLE_EVERY_MS = 50;
const OTHERS_EVERY_MS = 100;

const MOST_MEGABYTES = 150;
const OTHERS_WITHIN_MS = 2_000;
const CLOSED_WITHIN_MS = 2_000;

export const unread: Drill = {
  about: "10 clients send 1,200 requests each for a page and read no response",
  async run() {
    const site = await openSite(await makeDataFolder());
    const request = (...paths: string[]) => startRequests(() => site.url, paths, OTHERS_EVERY_MS);
    const warmUp = request(FLOOD_PATH, "/healthz");
    await pause(WARM_UP_MS);
    await warmUp.stop();
    const idle = residentKilobytes(site.process.pid!);
    const others = request("/healthz", "/readyz", "/cars/1");
    const floods = await Promise.all(Array.from({ length: FLOODS }, () => flood(site.url)));
    const peak = await peakOf(site.process.pid!);
    const responses = await others.stop();
    const closed = await Promise.all(floods.map(isClosed));
    return {
      figures: {
        "memory when idle": `${Math.round(idle / 1024)} MB`,
        "memory at the peak": `${Math.round(peak / 1024)} MB`,
        "requests of others": summaryOf(responses),
      },
      checks: [
        atMost(MOST_MEGABYTES, "MB", "memory is at most 150 MB above idle", (peak - idle) / 1024),
        noAttempts(
          "others get 200 within 2 s",
          responses[0]!.at,
          responses.filter(({ outcome, ms }) => outcome !== 200 || ms > OTHERS_WITHIN_MS),
        ),
        atLeast(FLOODS, "all 10 connections are closed", closed.filter(Boolean).length),
      ],
    };
  },
};

/** Sends the requests over one connection without reading the responses. */
async function flood(url: string): Promise<Socket> {
  const socket = await openSocket(url);
  socket.pause();
  const lines = `GET ${FLOOD_PATH} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
  socket.write(lines.repeat(FLOOD_REQUESTS));
  return socket;
}

/** Returns the maximum memory of a process, in KiB. */
async function peakOf(pid: number): Promise<number> {
  let peak = 0;
  for (const end = performance.now() + OBSERVE_MS; performance.now() < end;) {
    peak = Math.max(peak, residentKilobytes(pid));
    await pause(SAMPLE_EVERY_MS);
  }
  return peak;
}

/** Resolves with whether a connection is closed. A client that does not read detects it when it writes. */
async function isClosed(socket: Socket): Promise<boolean> {
  const deadline = performance.now() + CLOSED_WITHIN_MS;
  while (!socket.destroyed && performance.now() < deadline) {
    socket.write("\r\n");
    await pause(100);
  }
  return socket.destroyed;
}

/** Faults of the site, not of its speed: no check depends on time. */
export const fuzz: Drill = {
  about: "random requests, forms, uploads, JSON and socket frames, with and without a session",
  async run({ cases, seed }) {
    const site = await openSite(await makeDataFolder(), {
      BOOKINGS_PER_HOUR: "1000000",
      PAGES_PER_MINUTE: "1000000",
      UNCACHED_PAGES_PER_MINUTE: "1000000",
      ...MEASURED,
    });
    const result = await attack(site, { cases, ...(seed !== undefined && { seed }) });
    const { middle, end } = result.used;
    const sent = Object.values(result.answers).reduce((sum, count) => sum + count, 0);
    return {
      figures: {
        ...result.answers,
        "forms found": result.forms,
        "calls found": result.calls,
        "memory used in the middle": `${Math.round(middle)} MB`,
        "memory used at the end": `${Math.round(end)} MB`,
      },
      checks: [
        none("no case is answered with a fault", result.failure === null ? [] : [result.failure]),
        none("the log has no fault", result.faults),
        atLeast(cases, "all cases are sent", sent),
        atMost(MAX_GROWTH_MB, "MB", "memory does not grow in the second half", end - middle),
        none("the site answers afterwards", result.isAlive ? [] : ["no answer"]),
        none("the session is still open", result.isSignedIn ? [] : ["signed out"]),
      ],
    };
  },
};
