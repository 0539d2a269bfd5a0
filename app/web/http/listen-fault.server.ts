import { createServer, isIPv6 } from "node:net";

type Address = { host: string; port: number };

/** Formats an address as it stands in a URL. */
export function hostAndPort({ host, port }: Address): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

/** Returns what to do about an address that the site can't listen on. `name` is the setting of its port. */
export function listenFault(error: unknown, address: Address, name = "PORT"): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const remedy = REMEDIES[code]?.replace("PORT", name) ?? message;
  return `cannot listen on ${hostAndPort(address)}: ${remedy}`;
}

const NO_ADDRESS = "this machine has no such address: set another HOST, such as 127.0.0.1";
const REMEDIES: Record<string, string> = {
  EADDRINUSE: "another program uses this port: stop it, or set another PORT",
  EACCES: "this account may not use this port: set a PORT above 1023",
  EADDRNOTAVAIL: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
  EINVAL: NO_ADDRESS,
};

/** Throws a sentence if nothing can listen on an address. Call it before a start creates anything. */
export async function requireListening(address: Address, name?: string) {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new Error(listenFault(error, address, name), { cause: error });
  }
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
}
