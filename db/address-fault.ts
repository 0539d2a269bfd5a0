import type { DatabaseTarget } from "./connect";
import { readDatabaseUrl } from "./database-url";
import { errorCode } from "./error-code";
import type { Role } from "./roles";

/**
 * Runs the first statements on a database. What is wrong with its address becomes a sentence that names
 * the setting and the remedy; other errors stay as they are.
 */
export async function nameSetting<T>(
  { databaseUrl, migrationUrl }: DatabaseTarget,
  role: Role,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const url = role === "owner" ? (migrationUrl ?? databaseUrl) : databaseUrl;
    const fault = url && addressFault(error, url);
    if (!fault) throw error;
    const name = role === "owner" && migrationUrl ? "MIGRATION_DATABASE_URL" : "DATABASE_URL";
    throw new Error(`${name}: ${fault}`, { cause: error });
  }
}

/** Codes of Node.js and of the driver for an address that does not respond. */
const NO_ANSWER = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "ENOENT",
  "EACCES",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
]);
const UNKNOWN_HOST = new Set(["ENOTFOUND", "EAI_AGAIN"]);

/** What to do about refusals, by the codes of PostgreSQL. */
const REFUSALS: Record<string, string> = {
  "28P01": "the server refuses its user or its password: correct them",
  "28000": "the server refuses its user: correct it, or allow it in pg_hba.conf",
  "3D000": "the server has no database of this name: create it, or correct the name",
  "53300": "the server has no free connection: raise its max_connections",
};

/** Matches the codes of OpenSSL and Node.js for a certificate that can't be verified. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS/;

/** Returns null for a fault that is not about the address. The sentence holds no password. */
function addressFault(error: unknown, url: string): string | null {
  const code = errorCode(error);
  const { hosts } = readDatabaseUrl(url);
  const places = hosts.map(decodeURIComponent).join(", ");
  if (UNKNOWN_HOST.has(code)) {
    return `no host is called ${places} (${code}): correct the address`;
  }
  if (NO_ANSWER.has(code)) {
    return `no PostgreSQL answers at ${places} (${code}): start it, or correct the address`;
  }
  if (code in REFUSALS) return `${REFUSALS[code]} (${String((error as Error).message)})`;
  if (CERTIFICATE.test(code)) {
    return `the certificate of ${places} can't be verified (${code}): see TLS in docs/running.md`;
  }
  return null;
}
