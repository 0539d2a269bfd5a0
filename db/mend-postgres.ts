import type { Plugin } from "vite";

/** Each fault of the driver's connection, as its source has it, and the same mended. */
const MENDINGS: [fault: string, mended: string][] = [
  [
    // What was not sent yet went to the next server process, in front of its greeting.
    "    clearImmediate(nextWriteTimer)\n    socket.removeListener",
    "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener",
  ],
  [
    // A query that had failed with the old connection stayed in front of those on the new one.
    "    if (initial)\n      return reconnect()\n",
    "    if (initial) {\n      query = errorResponse = null\n      return reconnect()\n    }\n",
  ],
  [
    "    closedTime = performance.now()\n",
    "    query = errorResponse = null\n    closedTime = performance.now()\n",
  ],
  [
    // What was asked between the fault and the close was neither answered nor refused.
    "    !hadError && (query || sent.length) && error(",
    "    ;(query || sent.length) && error(",
  ],
  [
    // A connection that broke while it asked for the types of arrays ended the whole process.
    "        return fetchArrayTypes()\n",
    "        return fetchArrayTypes().catch(() => (needsTypes = true))\n",
  ],
  [
    // The same where it asked whether the server takes writes.
    "    query.execute()\n  }\n\n  function ErrorResponse",
    "    query.catch(() => {})\n  }\n\n  function ErrorResponse",
  ],
];

/**
 * Mends the database driver while it is built in: a connection that breaks keeps nothing of what it
 * was doing (`docs/decisions/0007-mended-driver.md`). Another version of the driver ends the build.
 */
export function mendPostgres(): Plugin {
  return {
    name: "mend-postgres",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/node_modules/postgres/src/connection.js")) return null;
      return MENDINGS.reduce((source, [fault, mended]) => {
        if (source.split(fault).length !== 2) throw new Error(`not found in ${id}: ${fault}`);
        return source.replace(fault, mended);
      }, code);
    },
  };
}
