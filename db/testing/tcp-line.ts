import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type TcpLine = Awaited<ReturnType<typeof openLine>>;

/** A TCP port of 127.0.0.1 that leads to a Unix socket, and can be cut or fall silent. */
export async function openLine(path: string) {
  const ends = new Set<Socket>();
  let isSilent = false;
  const hold = (socket: Socket) => {
    ends.add(socket);
    if (isSilent) socket.pause();
    socket.on("close", () => ends.delete(socket)).on("error", () => socket.destroy());
  };
  const relay = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => to.write(chunk)).on("end", () => to.end());
  };
  const server = createServer((near) => {
    const far = connect(path);
    relay(near, far);
    relay(far, near);
    hold(near);
    hold(far);
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
    async cut() {
      isSilent = false;
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
    async repair() {
      await open(port);
    },
    /** Accepts connections and bytes, and passes none on, as a frozen server does. */
    silence() {
      isSilent = true;
      for (const end of ends) end.pause();
    },
    unsilence() {
      isSilent = false;
      for (const end of ends) end.resume();
    },
  };
}
