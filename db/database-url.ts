/** What `DATABASE_URL` says of a failover. `URL` can't be used: it refuses several hosts. */
export function readDatabaseUrl(url: string) {
  const [, authority = "", query = ""] = /^\w+:\/\/([^/?]*)[^?]*\??(.*)$/.exec(url) ?? [];
  return {
    hosts: authority.slice(authority.lastIndexOf("@") + 1).split(","),
    sessionAttrs: new URLSearchParams(query).get("target_session_attrs"),
  };
}

/** With any other value some connections of the pool would end up at a standby. */
export const FAILOVER_ATTRS = "primary" as const;

/** Whether all connections will lead to the host that takes writes. */
export function followsPrimary(url: string): boolean {
  const { hosts, sessionAttrs } = readDatabaseUrl(url);
  return hosts.length === 1 || sessionAttrs === null || sessionAttrs === FAILOVER_ATTRS;
}
