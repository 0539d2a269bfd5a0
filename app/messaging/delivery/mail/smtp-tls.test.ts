import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { createMailer, requiresTls, type Mail } from "./mailer.server";

/** What the server saw: the user names of sign-ins, and of each e-mail whether it came encrypted. */
type ServerLog = { signIns: string[]; encrypted: boolean[] };

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Starts a server for which a user name and a password are needed. */
async function startServer(options: SMTPServerOptions) {
  const seen: ServerLog = { signIns: [], encrypted: [] };
  const server = new SMTPServer({
    logger: false,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username = "" }, _session, callback) {
      seen.signIns.push(username);
      callback(null, { user: username });
    },
    onData(stream, session, callback) {
      stream.resume();
      stream.on("end", () => {
        seen.encrypted.push(session.secure);
        callback(null);
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const { port } = server.server.address() as AddressInfo;
  /** 0.0.0.0 leads to this machine, and is no loopback address. */
  const url = (query = "", host = "0.0.0.0") => `smtp://desk:secret@${host}:${port}${query}`;
  return { seen, url };
}

const recipient = { name: "", address: "nino@example.com" };
const mail: Mail = {
  messageId: "<1@example.com>",
  from: { name: "Mgzavri", address: "desk@example.com" },
  to: recipient,
  replyTo: recipient,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: {},
};
const NO_TLS: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
const SELF_SIGNED = "?tls.rejectUnauthorized=false";

describe("an e-mail over a connection that others can read", () => {
  test("is not sent to a server without STARTTLS, and neither is the password", async () => {
    const { seen, url } = await startServer(NO_TLS);
    expect(await createMailer(url()).send(mail)).toEqual({
      kind: "retry",
      reason: "SMTP: the server does not encrypt (STARTTLS)",
      wholeChannel: true,
    });
    expect(seen).toEqual({ signIns: [], encrypted: [] });
  });

  test("is encrypted, even if somebody took the offer away", async () => {
    const { seen, url } = await startServer({ hideSTARTTLS: true });
    expect(await createMailer(url(SELF_SIGNED)).send(mail)).toEqual({ kind: "sent" });
    expect(seen).toEqual({ signIns: ["desk"], encrypted: [true] });
  });

  test("is not sent to a server with another's certificate", async () => {
    const { seen, url } = await startServer({});
    expect(await createMailer(url()).send(mail)).toMatchObject({ kind: "retry" });
    expect(seen).toEqual({ signIns: [], encrypted: [] });
  });
});

test("an e-mail is sent in the clear if the URL says so", async () => {
  const { seen, url } = await startServer(NO_TLS);
  expect(await createMailer(url("?requireTLS=false")).send(mail)).toEqual({ kind: "sent" });
  expect(seen.encrypted).toEqual([false]);
});

test("an e-mail is sent in the clear within this machine", async () => {
  const { seen, url } = await startServer(NO_TLS);
  expect(await createMailer(url("", "127.0.0.1")).send(mail)).toEqual({ kind: "sent" });
  expect(seen.encrypted).toEqual([false]);
});

test.each([
  ["smtp://mail.example:587", true],
  ["smtp://10.0.0.5:25", true],
  ["smtp://mail.example:587?requireTLS=false", false],
  ["smtp://localhost:25", false],
  ["smtp://127.0.0.2:25", false],
  ["smtp://[::1]:25", false],
  ["smtp://[::ffff:127.0.0.1]:25", false],
  ["smtp://localhost.example:25", true],
  ["smtp://127.0.0.1:25?requireTLS=true", true],
])("%s requires encryption: %s", (url, expected) => {
  expect(requiresTls(url)).toBe(expected);
});
