/**
 * The number of characters of the secret token in a link. Links and cookies with tokens of another length, from
 * before a change, are refused.
 */
export const TOKEN_LENGTH = 22;

const TOKEN = new RegExp(`^[\\w-]{${TOKEN_LENGTH}}$`);

/** Returns whether a text has the form of a token; others may have characters the database rejects. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
