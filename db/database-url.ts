/**
 * The hosts, failover setting and path of the Unix socket of a `DATABASE_URL`. `URL` can't parse several hosts.
 * The folder of a socket is a percent-encoded host, as in libpq.
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

/** With any other value some connections of the pool could go to a standby. */
export const FAILOVER_ATTRS = "primary" as const;

/** Whether all connections go to the host that accepts writes. */
export function followsPrimary(url: string): boolean {
  const { hosts, sessionAttrs } = readDatabaseUrl(url);
  return hosts.length === 1 || sessionAttrs === null || sessionAttrs === FAILOVER_ATTRS;
}
