/**
 * Returns the hosts, failover setting and path of the Unix socket of a `DATABASE_URL`. `URL` can't parse
 * several hosts. The folder of a socket is a percent-encoded host, as in libpq.
 */
export function readDatabaseUrl(url: string) {
  const [address = "", ...query] = url.split("?");
  const [, authority = ""] = /^\w+:\/\/([^/]*)/.exec(address) ?? [];
  const hosts = authority.slice(authority.lastIndexOf("@") + 1).split(",");
  return {
    hosts,
    sessionAttrs: new URLSearchParams(query.join("?")).get("target_session_attrs"),
    socket: socketOf(hosts[0]!),
  };
}

function socketOf(host: string): string | null {
  const [, folder, port = "5432"] = /^(%2F[^:]*)(?::(\d+))?$/i.exec(host) ?? [];
  return folder ? `${decodeURIComponent(folder)}/.s.PGSQL.${port}` : null;
}

/**
 * The required `target_session_attrs`. With any other value some connections of the pool could go to a
 * standby.
 */
export const FAILOVER_ATTRS = "primary" as const;

/** Returns whether all connections go to the host that accepts writes. */
export function followsPrimary(url: string): boolean {
  const { hosts, sessionAttrs } = readDatabaseUrl(url);
  return hosts.length === 1 || sessionAttrs === null || sessionAttrs === FAILOVER_ATTRS;
}

const ENCODE =
  "has a character in the user, the password or the host that must be percent-encoded " +
  "(# as %23, / as %2F, ? as %3F, @ as %40, : as %3A, % as %25), or a port that is not a number";

/** Returns why an address can't be used, in words; null if it can. */
export function databaseUrlFault(url: string): string | null {
  if (!/^postgres(ql)?:\/\/./.test(url)) return "must begin with postgres:// and a host";
  if (/\s/.test(url)) return "must have no spaces: write one in a password as %20";
  if (!isReadable(url)) return ENCODE;
  if (followsPrimary(url)) return null;
  return `with several hosts, target_session_attrs must be ${FAILOVER_ATTRS}`;
}

/** Returns whether the driver can read an address. It reads the first of several hosts. */
function isReadable(url: string): boolean {
  const { hosts } = readDatabaseUrl(url);
  const single = url.replace(hosts.join(","), hosts[0]!);
  if (!URL.canParse(single)) return false;
  const { username, password, pathname, hash, hostname } = new URL(single);
  // Either is the end of a password with an unescaped sign that begins the path or the fragment.
  if (hash || (pathname.includes("@") && !username)) return false;
  return [username, password, pathname, hostname].every(isDecodable);
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
