import { parseAddress } from "~/trusted-proxies";

/**
 * Whether an SMTP connection must be encrypted by STARTTLS, which prevents a downgrade attack.
 * `?requireTLS=` in the URL decides; without it, all but connections to this machine.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  const choice = searchParams.get("requireTLS");
  if (choice !== null) return choice !== "false";
  return hostname !== "localhost" && parseAddress(hostname)?.range() !== "loopback";
}
