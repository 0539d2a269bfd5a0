import type { Plugin } from "vite";

type Patch = [source: string, patched: string];

/** Patches by source file of the driver. */
const PATCHES: Record<string, Patch[]> = {
  "connection.js": [
    [
      // Unsent bytes were sent on the next connection, before its startup message.
      "    clearImmediate(nextWriteTimer)\n    socket.removeListener",
      "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener",
    ],
    [
      // A query that failed with the old connection remained queued on the new one. Trying the hosts in
      // turn had no delay: while none of them was primary, it used a whole core.
      "    if (initial)\n      return reconnect()\n",
      "    if (initial) {\n      query = errorResponse = null\n      closedTime = performance.now()\n" +
        "      delay = hostIndex === 0 ? 100 : 0\n      return reconnect()\n    }\n",
    ],
    [
      "    closedTime = performance.now()\n    hadError",
      "    query = errorResponse = null\n    closedTime = performance.now()\n    hadError",
    ],
    [
      // A query sent between the error and the close was neither resolved nor rejected.
      "    !hadError && (query || sent.length) && error(",
      "    ;(query || sent.length) && error(",
    ],
    [
      // A connection lost while it fetched array types ended the process.
      "        return fetchArrayTypes()\n",
      "        return fetchArrayTypes().catch(() => (needsTypes = true))\n",
    ],
    [
      // The same while it checked whether the server is primary.
      "    query.execute()\n  }\n\n  function ErrorResponse",
      "    query.catch(() => {})\n  }\n\n  function ErrorResponse",
    ],
    [
      // A connection lost while its password was read ended the process.
      "  function write(x, fn) {\n",
      "  function write(x, fn) {\n    if (!socket && !fn)\n      return false\n",
    ],
    [
      // A copy whose last rows were read slowly left the socket paused, and the next query waited forever.
      "    stream && stream.push(null)\n    stream = null\n",
      "    stream && stream.push(null)\n    stream = null\n    socket.resume()\n",
    ],
    // A pooler such as PgBouncer refuses a session that asks for limits: it is opened again without them.
    ["    , nonce = null\n", "    , nonce = null\n    , asked = {}\n"],
    [
      "        options.connection\n      )).filter",
      "        asked = { ...options.connection }\n      )).filter",
    ],
    [
      "    } else {\n      errored(Errors.postgres(parseError(x)))\n    }\n",
      `    } else {
      const refusal = Errors.postgres(parseError(x))
      const [limit] = /\\b(?:statement|lock)_timeout\\b/.exec(refusal.message) || []
      if (initial && limit in asked) {
        delete options.connection[limit]
        return socket.destroy()
      }
      errored(refusal)
    }
`,
    ],
    // `query_timeout`: the connection of a timed-out query is destroyed, in each of its states.
    ["      initial = query\n", "      initial = query\n      query.expire = destroy\n"],
    ["      q.state = backend\n", "      q.state = backend\n      q.expire = destroy\n"],
    ["    setTimeout(connect, closedTime", "    reconnectTimer = setTimeout(connect, closedTime"],
    ["    terminate,\n    execute,\n", "    terminate,\n    destroy,\n    execute,\n"],
    ["    , nonce = null\n", "    , nonce = null\n    , reconnectTimer = null\n"],
    [
      "  function connectTimedOut() {",
      `  function destroy(err) {
    errored(err)
    while (sent.length)
      queryError(sent.shift(), err)
    clearTimeout(reconnectTimer)
    onend(connection)
    socket ? socket.destroy() : onclose(connection, err)
  }

  function connectTimedOut() {`,
    ],
    [
      "    if (query.reserve)\n      return query.reject(err)\n",
      "    if (query.reserve)\n      return query.reject(err)\n\n    options.onfault && options.onfault(err)\n",
    ],
  ],
  "queue.js": [
    [
      // While connections were never all in use at once, their queue grew with each query, and was searched.
      "      const index = xs.indexOf(x)\n      return index === -1\n        ? null\n        : (xs.splice(index, 1), x)\n",
      "      const at = xs.indexOf(x, index)\n      return at === -1\n        ? null\n        : (xs.splice(at, 1), x)\n",
    ],
    [
      "        xs[index - 1] = undefined\n",
      `        xs[index - 1] = undefined
        if (index > 64 && index * 2 > xs.length) {
          xs = xs.slice(index)
          index = 0
        }
`,
    ],
  ],
  "query.js": [
    [
      "    this.resolve = x => (this.active = false, resolve(x))\n    this.reject = x => (this.active = false, reject(x))\n",
      "    this.resolve = x => (this.active = false, clearTimeout(this.expiry), resolve(x))\n" +
        "    this.reject = x => (this.active = false, clearTimeout(this.expiry), reject(x))\n",
    ],
  ],
  "index.js": [
    [
      "      return query.reject(Errors.connection('CONNECTION_ENDED', options, options))\n\n    if (open.length)",
      `      return query.reject(Errors.connection('CONNECTION_ENDED', options, options))

    if (options.query_timeout)
      query.expiry = setTimeout(expire, options.query_timeout * 1000, query)

    if (open.length)`,
    ],
    [
      "  function go(c, query) {",
      // Idle connections to an unresponsive server would each cost another query its timeout.
      `  function expire(query) {
    const error = Errors.connection('QUERY_TIMEOUT', options)
    if (query.expire) {
      query.expire(error)
    } else {
      queries.remove(query)
      options.onfault && options.onfault(error)
      query.reject(error)
    }
    dropIdle(error)
  }

  function dropIdle(error) {
    connections.filter(c => c.queue === open).forEach(c => c.destroy(error))
  }

  function go(c, query) {`,
    ],
    [
      "    onclose         : o.onclose,\n",
      "    onclose         : o.onclose,\n    onfault         : o.onfault,\n    query_timeout   : o.query_timeout,\n",
    ],
  ],
};

/**
 * Patches a module of the database driver: the state of a lost connection is cleared, and a query that
 * times out destroys its connection (`docs/decisions/0007-patched-driver.md`). Null for other modules.
 *
 * @throws on any other version of the driver.
 */
export function patchSource(code: string, id: string): string | null {
  const [, file = ""] = /\/node_modules\/postgres\/src\/(\w+\.js)/.exec(id) ?? [];
  const patches = PATCHES[file];
  if (!patches) return null;
  return patches.reduce((source, [before, after]) => {
    if (source.split(before).length !== 2) throw new Error(`not found in ${id}: ${before}`);
    return source.replace(before, () => after);
  }, code);
}

/** Patches the driver while it is bundled. */
export function patchPostgres(): Plugin {
  return { name: "patch-postgres", enforce: "pre", transform: patchSource };
}
