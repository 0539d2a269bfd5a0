import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; source: string };

type SmtpFault = { code: number; text: string };

/** Starts a local SMTP server. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const faults = new Map<string, SmtpFault[]>();
  let drops = 0;
  const sockets = new Set<Socket>();

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const fault = faults.get(address)?.shift();
      callback(fault ? smtpError(fault) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      if (drops > 0) {
        drops -= 1;
        for (const socket of sockets) socket.destroy();
        return;
      }
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        callback(null);
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to: (address: string) => mails.filter((mail) => mail.to.includes(address)),
    /** Rejects the next e-mail to an address. */
    refuse(address: string, fault: SmtpFault) {
      faults.set(address, [...(faults.get(address) ?? []), fault]);
    },
    /** Closes the connection in the middle of the next e-mail. */
    dropConnection() {
      drops += 1;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailStandIn = Awaited<ReturnType<typeof startMailServer>>;

function smtpError({ code, text }: SmtpFault) {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Returns the unfolded headers by lower-case name. */
export function headersOf({ source }: ReceivedMail): Map<string, string> {
  const [head = ""] = source.split("\r\n\r\n", 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** Returns all MIME parts, decoded. */
export function textOf({ source }: ReceivedMail): string {
  const [boundary, ...others] = [...source.matchAll(/boundary="([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  if (!boundary) return decode(source);
  return [boundary, ...others]
    .reduce((parts, name) => parts.flatMap((part) => part.split(`--${name}`)), [source])
    .map(decode)
    .join("\n");
}

function decode(part: string) {
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString();
}
