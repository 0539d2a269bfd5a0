import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { groupBy } from "~/records";
import { listBookings } from "../bench/desk";
import { bookingCall } from "../bench/calls";
import { faultsIn } from "../http/fuzz/run";
import { makeDataFolder, openSite } from "../bench/sites";
import { atLeast, none, type Check, type Drill } from "./outcome";
import { sendRequest } from "./requests";

const ROUNDS = 40;
const WRITERS = 8;
const LONGEST_ANSWER_MS = 15_000;

/** In the answers to a call and to a form whose booking is stored already. */
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

type Stage = keyof typeof STAGES;

/** By a packet that ends the connection (FIN), or one that resets it (RST). */
const ENDS = ["end", "reset"] as const;
type End = (typeof ENDS)[number];

type Post = { kind: "call" | "form"; stage: Stage; end: End };
type Sent = Post & { email: string; outcome: Outcome };

/** Of the same request, sent again: stored now, found stored, or the status of a refusal. */
type Outcome = "stored" | "found" | number;

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

async function sendAll(url: string): Promise<Sent[]> {
  const posts = allPosts();
  const sent: Sent[] = [];
  const write = async () => {
    for (let post = posts.pop(); post; post = posts.pop()) sent.push(await cutAndRepeat(url, post));
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return sent;
}

async function storedOnce(url: string, sent: Sent[]): Promise<Check[]> {
  const stored = groupBy(await listBookings(url), ({ email }) => email);
  const countOf = ({ email }: Sent) => stored.get(email)?.length ?? 0;
  const violations = (isOne: (one: Sent) => boolean) => sent.filter(isOne).map(describe);
  return [
    none(
      "each booking sent again is acknowledged",
      violations(({ outcome }) => typeof outcome === "number"),
    ),
    none(
      "no acknowledged booking is missing",
      violations((one) => countOf(one) === 0),
    ),
    none(
      "no booking is stored twice",
      violations((one) => countOf(one) > 1),
    ),
  ];
}

function allPosts(): Post[] {
  const stages = Object.keys(STAGES) as Stage[];
  return Array.from({ length: ROUNDS }).flatMap(() =>
    stages.flatMap((stage) =>
      ENDS.flatMap((end): Post[] => [
        { kind: "call", stage, end },
        { kind: "form", stage, end },
      ]),
    ),
  );
}

async function cutAndRepeat(url: string, post: Post): Promise<Sent> {
  const { email, head, body } = requestOf(url, post.kind);
  const bytes = Buffer.from(head + body);
  const length = STAGES[post.stage]({ head: Buffer.byteLength(head), length: bytes.length });
  const socket = await open(url);
  if (length > 0) await new Promise((resolve) => socket.write(bytes.subarray(0, length), resolve));
  if (post.stage === "in the response") await once(socket, "data");
  if (post.end === "reset") socket.resetAndDestroy();
  else socket.destroy();
  return { ...post, email, outcome: await send(url, bytes) };
}

/** The request of a new booking, from a client address of its own. */
function requestOf(url: string, kind: Post["kind"]) {
  const { email, headers, body: json } = bookingCall();
  const isForm = kind === "form";
  const values = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const body = isForm
    ? String(
        new URLSearchParams(
          values.filter(([, value]) => value).map(([name, value]) => [name, String(value)]),
        ),
      )
    : json;
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

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // The site may reset a connection that sends half a request.
  socket.on("error", () => {});
  return socket;
}

async function send(url: string, bytes: Buffer): Promise<Outcome> {
  const socket = await open(url);
  socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy());
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  if (status === 201 || status === 303) return "stored";
  // A form without the cookie of the first one is answered with a page.
  return status === 200 && FOUND.test(text) ? "found" : status;
}

function describe({ kind, stage, end, outcome }: Sent): string {
  return `${kind} cut ${stage} by ${end}: ${outcome}`;
}
