/** The hosts and failover setting of a `DATABASE_URL`. `URL` can't parse several hosts. */
export function readDatabaseUrl(url: string) {
  const [, authority = "", query = ""] = /^\w+:\/\/([^/?]*)[^?]*\??(.*)$/.exec(url) ?? [];
  return {
    hosts: authority.slice(authority.lastIndexOf("@") + 1).split(","),
    sessionAttrs: new URLSearchParams(query).get("target_session_attrs"),
  };
}

/** With any other value some connections of the pool could go to a standby. */
export const FAILOVER_ATTRS = "primary" as const;

/** Whether all connections go to the host that accepts writes. */
export function followsPrimary(url: string): boolean {
  const { hosts, sessionAttrs } = readDatabaseUrl(url);
  return hosts.length === 1 || sessionAttrs === null || sessionAttrs === FAILOVER_ATTRS;
}
