import { TOKEN_PLACEHOLDER } from "~/booking/messages/mail-text";
import { PROOF_PARAMETER } from "~/booking/messages/proof";
import { truncate } from "~/messaging/delivery/plain-lines";
import type { Language } from "~/web/i18n/languages";

/** What is stored of a mail that a customer got. */
export type MailCopy = { lang: Language; subject: string; text: string };

/** The secrets in the links of a mail. */
type MailSecrets = { token: string; proof: string };

/** No mail is that long; a copy must not be the reason why one counts as unsent. */
const MAX_LENGTH = 100_000;

/**
 * Returns the copy of a mail without its secrets. The token is put back where the customer reads the copy on the page
 * that it opens. The code that proves the address is gone for good: whoever has the page's address need not be the
 * reader of the mail.
 */
export function mailCopy(
  { subject, text }: { subject: string; text: string },
  { lang, token, proof }: MailSecrets & { lang: Language },
): MailCopy {
  const parameter = `${PROOF_PARAMETER}=${proof}`;
  const withoutProof = text
    .replaceAll(`?${parameter}&`, "?")
    .replaceAll(`?${parameter}`, "")
    .replaceAll(`&${parameter}`, "")
    .replaceAll(proof, "");
  const copied = withoutProof.replaceAll(token, TOKEN_PLACEHOLDER);
  return { lang, subject, text: truncate(copied, MAX_LENGTH) };
}
