import { PUBLISHED_SECRETS } from "./published-secrets";
import { PASSWORD_LENGTH } from "./password-rules";

/**
 * The reason for which a password is refused. `name`: it is the name of the site, of its company or of the
 * account.
 */
export type PasswordFault = "length" | "common" | "name";

/** The sentences about faults on the command line and at the start. */
export const FAULT_SENTENCES: Record<PasswordFault, string> = {
  length: `a password needs ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
  common: "this is one of the most common passwords",
  name: "a password must not be the name of the site, the company or the account",
};

/** Returns the fault of a password; null if it is good enough as the only factor. Ignores case. */
export async function passwordFault(
  password: string,
  names: readonly string[],
): Promise<PasswordFault | null> {
  const { length } = [...password.normalize("NFKC")];
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return "length";
  const folded = fold(password);
  if (names.some((name) => fold(name) === folded)) return "name";
  const isPublished = folded === fold(PUBLISHED_SECRETS.ADMIN_PASSWORD.value);
  return isPublished || (await commonPasswords()).has(folded) ? "common" : null;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Reads the list of common passwords. It is large, so it is read when the first password is checked. */
function commonPasswords() {
  return (common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(fold)),
  ));
}

function fold(text: string) {
  return text.normalize("NFKC").trim().toLowerCase();
}
