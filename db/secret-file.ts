import { randomUUID } from "node:crypto";
import { chown, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./error-code";
import { linkOnce } from "./link-once";

/** Returns the file with the secret that signs cookies and links, of a site with the embedded database. */
function secretFile(dataDir: string) {
  return join(dataDir, "session-secret");
}

/** Resolves with the secret, or null if there is none yet. */
export async function readSecretFile(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(secretFile(dataDir), "utf8")).trim() || null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Replaces the file. */
export async function writeSecretFile(dataDir: string, secret: string) {
  await rename(await writeFresh(dataDir, secret), secretFile(dataDir));
}

/** Creates the file, unless another process has. Resolves with the secret in it. */
export async function createSecretFile(dataDir: string, secret: string): Promise<string> {
  const fresh = await writeFresh(dataDir, secret);
  await linkOnce(fresh, secretFile(dataDir));
  return (await readSecretFile(dataDir)) ?? secret;
}

/** Writes a private file, for the account that owns the folder. */
async function writeFresh(dataDir: string, secret: string): Promise<string> {
  const fresh = `${secretFile(dataDir)}.${randomUUID()}.new`;
  await writeFile(fresh, `${secret}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(dataDir);
    await chown(fresh, uid, gid);
  }
  return fresh;
}
