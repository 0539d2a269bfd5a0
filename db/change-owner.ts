import { chown } from "node:fs/promises";
import type { Account } from "./program";

export async function changeOwner(path: string, account: Account) {
  if (account.uid !== undefined) await chown(path, account.uid, account.gid ?? account.uid);
}
