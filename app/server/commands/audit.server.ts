import { attachDatabase } from "#db/attach";
import { verifyChain, type ChainReport } from "~/staff/audit/verify-chain.server";
import { connect } from "#db/connect";
import { counted } from "~/texts/en/pages/claims.server";
import { readSettings } from "~/server/settings/settings.server";

const USAGE = `usage: npm run audit
       npm run audit -- HASH
Verifies that no event was changed, removed or added afterwards. HASH is a head of the chain from an
earlier audit or from the site's log: the chain must still have it.`;

/** Runs `npm run audit`. Resolves with the exit code. */
export async function runAuditCommand([hash, ...rest]: string[]): Promise<number> {
  if (rest.length > 0 || (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash))) {
    console.error(USAGE);
    return 2;
  }
  const { database } = readSettings(process.env);
  const server = await attachDatabase(database);
  const sql = connect(database, { role: "owner" });
  try {
    const verification = await verifyChain(sql, hash);
    if (!verification.ok) {
      console.error(`the chain of events is broken: ${verification.fault}`);
      return 1;
    }
    console.log(auditReport(verification.report));
    if (verification.report.hasKnown) return 0;
    console.error(`the chain of events was replaced: it has no batch with the hash ${hash}`);
    return 1;
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
  }
}

function auditReport({ logs, head }: ChainReport) {
  const lines = logs.map(
    ({ log, sealed, seals, unsealed }) =>
      `${log}: ${counted(sealed, "event")} in ${seals} ${seals === 1 ? "batch" : "batches"}` +
      (unsealed > 0 ? `, ${unsealed} not sealed yet` : ""),
  );
  return [...lines, `head of the chain: batch ${head.id}, ${head.hash}`].join("\n");
}
