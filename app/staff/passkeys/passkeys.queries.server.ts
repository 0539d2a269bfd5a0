import { isViolation, type Sql } from "~/web/db.server";

export type Passkey = {
  /** The id of the passkey in base64url. */
  id: string;
  name: string;
  createdAt: Date;
  /** The time of the last use; null if it was never used. */
  lastUsedAt: Date | null;
};

/** Lists the passkeys of an account, oldest first. */
export function listPasskeys(sql: Sql, userId: number): Promise<Passkey[]> {
  return sql<Passkey[]>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where user_id = ${userId} order by created_at, id`;
}

export type StoredPasskey = {
  id: string;
  userId: number;
  /** The name of the passkey's account. */
  username: string;
  /** The public key in the COSE format. */
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

export async function findPasskey(sql: Sql, id: string): Promise<StoredPasskey | null> {
  const [row] = await sql<(Omit<StoredPasskey, "publicKey"> & { publicKey: Buffer })[]>`
    select passkeys.id, user_id as "userId", username, public_key as "publicKey", counter, transports
    from passkeys join users on users.id = user_id
    where passkeys.id = ${id}`;
  return row ? { ...row, publicKey: new Uint8Array(row.publicKey) } : null;
}

type NewPasskey = Omit<StoredPasskey, "username"> & { name: string };

/** The maximum number of passkeys of one account. */
const MAX_PASSKEYS = 20;

/** Inserts a passkey. Returns false if it is known already, or the account has too many. */
export async function insertPasskey(sql: Sql, passkey: NewPasskey): Promise<boolean> {
  const { id, userId, publicKey, counter, transports, name } = passkey;
  try {
    const rows = await sql`
      insert into passkeys (id, user_id, public_key, counter, transports, name)
      select ${id}, ${userId}::integer, ${Buffer.from(publicKey)}::bytea, ${counter}::bigint,
        ${transports}::text[], ${name}
      where (select count(*) from passkeys where user_id = ${userId}) < ${MAX_PASSKEYS}
      returning id`;
    return rows.length > 0;
  } catch (error) {
    if (isViolation(error, "passkeys_pkey")) return false;
    throw error;
  }
}

/** Deletes a passkey. Returns false if there is no such passkey, or it is another account's. */
export async function deletePasskey(sql: Sql, { id, userId }: { id: string; userId: number }) {
  const rows = await sql`
    delete from passkeys where id = ${id} and user_id = ${userId} returning id`;
  return rows.length > 0;
}

/** Records a use. Returns false if the passkey was removed meanwhile, or another use came first. */
export async function updatePasskeyUsed(
  sql: Sql,
  { id, counter, newCounter }: { id: string; counter: number; newCounter: number },
): Promise<boolean> {
  const rows = await sql`
    update passkeys set counter = ${newCounter}, last_used_at = now()
    where id = ${id} and counter = ${counter}
    returning id`;
  return rows.length > 0;
}

/** Returns whether the sign-in form offers a passkey. */
export async function hasAnyPasskey(sql: Sql): Promise<boolean> {
  const rows = await sql`select from passkeys limit 1`;
  return rows.length > 0;
}

/** Records that a challenge is used. Returns false if it was used before. */
export async function insertUsedChallenge(sql: Sql, hash: string, expiresAt: Date) {
  const rows = await sql`
    insert into passkey_challenges (hash, expires_at) values (${hash}, ${expiresAt})
    on conflict do nothing
    returning hash`;
  return rows.length > 0;
}

/** Deletes challenges an hour after they have expired, should the clocks of nodes differ. */
export async function deleteOldChallenges(sql: Sql) {
  await sql`delete from passkey_challenges where expires_at < now() - interval '1 hour'`;
}
