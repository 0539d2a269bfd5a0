import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>;

/** Opens a TCP port on 127.0.0.1 that forwards to a Unix socket, and can be closed or stalled. */
export async function openTcpProxy(path: string) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    if (isStalled) socket.pause();
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const relay = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => to.write(chunk)).on("end", () => to.end());
  };
  const server = createServer((client) => {
    const upstream = connect(path);
    relay(client, upstream);
    relay(upstream, client);
    track(client);
    track(upstream);
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  return {
    port,
    /** Ends every connection and refuses new ones. */
    async close() {
      isStalled = false;
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async reopen() {
      await open(port);
    },
    /** Accepts connections and bytes but forwards none, like a frozen server. */
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
