import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import postgres from "postgres";
import { expect, test } from "vitest";

/** Makes a message of the server's authentication. */
function authentication(code: number, text: string) {
  const message = Buffer.alloc(9 + Buffer.byteLength(text));
  message.write("R");
  message.writeInt32BE(message.length - 1, 1);
  message.writeInt32BE(code, 5);
  message.write(text, 9);
  return message;
}

/** Asks for a password by SCRAM, and ends the connection instead of waiting for it. */
function challenge(socket: Socket) {
  socket.once("data", () => {
    socket.write(authentication(10, "SCRAM-SHA-256\0\0"));
    socket.once("data", () => socket.end(authentication(11, "r=nonce,s=c2FsdA==,i=1")));
  });
}

test("a connection that is lost while its password is read does not end the process", async () => {
  const server = createServer(challenge).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  const closed = once(client, "close");
  let passwords = 0;
  const options = {
    max: 1,
    user: "reader",
    socket: () => client,
    password: async () => {
      passwords += 1;
      server.close();
      await closed;
      await eventLoopTurn();
      return "secret";
    },
  };
  const sql = postgres(options);
  const answer = sql`select 1`.catch((error: Error) => error);
  await closed;
  await expect.poll(() => passwords).toBe(1);
  for (let turns = 0; turns < 10; turns += 1) await eventLoopTurn();
  await sql.end({ timeout: 0 });
  expect(await answer).toBeInstanceOf(Error);
});
