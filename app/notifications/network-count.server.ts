import { limitKey } from "~/web/http/limits/client.server";

/** Counts the open sockets of each network: an IPv4 address or an IPv6 /64. */
export function countNetworks(max: number) {
  const open = new Map<string, number>();
  return {
    /** Null if the network has `max` already, else a function that gives the place back. */
    enter(address: string): (() => void) | null {
      const network = limitKey(address);
      const count = open.get(network) ?? 0;
      if (count >= max) return null;
      open.set(network, count + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      };
    },
  };
}
