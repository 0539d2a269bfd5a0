import { domainToASCII } from "node:url";

/** RFC 5321 without quoted mailboxes, as browsers check `type=email`. */
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const DOMAIN =
  /^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+(?!\d+$)[\da-z](?:[\da-z-]{0,61}[\da-z])?$/;
const MAX_DOMAIN = 253;

/** ASCII characters that no domain has, in any script. */
const OTHER_ASCII = /[^\da-z.\u0080-\u{10FFFF}-]/iu;

/**
 * Reads an e-mail address. A domain in other letters is returned as mail servers know it: `x@xn--mnchen-3ya.de` for
 * `x@münchen.de`, and all else as typed. Null if it is no address on the internet.
 */
export function readEmail(typed: string): string | null {
  const at = typed.lastIndexOf("@");
  const [mailbox, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  if (at < 1 || !MAILBOX.test(mailbox)) return null;
  // `domainToASCII` would end the domain at a slash, and decode `%`.
  const ascii = OTHER_ASCII.test(domain) ? "" : domainToASCII(domain);
  if (ascii.length > MAX_DOMAIN || !DOMAIN.test(ascii)) return null;
  return `${mailbox}@${/[^\da-z.-]/i.test(domain) ? ascii : domain}`;
}
