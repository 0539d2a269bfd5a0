import { messageKey, type MessageKey } from "~/web/message-key";

/** The maximum number of characters without separators. */
const MAX_LENGTH = 15;

/** The maximum number of characters with separators: what is longer is another text. */
const MAX_TYPED = 60;

/**
 * Spaces, all kinds of hyphens and dashes, dots, slashes, and marks that nobody sees: office programs put some of them
 * in by themselves.
 */
const SEPARATORS = /[\s\p{Cf}\-._/\u00b7\u2010-\u2015\u2022\u2212]/gu;

/** The first sign that is neither a separator nor a Latin letter or digit. */
const OTHER_SIGN = /[^A-Za-z0-9\s\p{Cf}\-._/\u00b7\u2010-\u2015\u2022\u2212]/u;

/**
 * Returns a plate without separators and case: `AA-001-MG` and `aa 001 mg` are one plate. The SQL function
 * `plate_key` is narrower.
 */
export function plateKey(typed: string): string {
  return typed.replaceAll(SEPARATORS, "").toUpperCase();
}

/**
 * Returns the one form in which a plate is stored and shown, as the SQL function `plate_form`: groups of
 * letters and digits with hyphens between them, such as `AB-123-CD`.
 */
export function plateForm(typed: string): string {
  return plateKey(typed).replaceAll(/([A-Z])(?=\d)|(\d)(?=[A-Z])/g, "$1$2-");
}

/**
 * Returns the first sign of a typed plate that no plate here has, such as a Cyrillic А; empty if there is
 * none.
 */
export function otherSignIn(typed: string): string {
  return OTHER_SIGN.exec(typed)?.[0] ?? "";
}

const OTHER_SCRIPTS: readonly [RegExp, MessageKey][] = [
  [/\p{Script=Cyrillic}/u, messageKey("vehicles.errors.plateCyrillic")],
  [/\p{Script=Georgian}/u, messageKey("vehicles.errors.plateGeorgian")],
  [/\p{Script=Greek}/u, messageKey("vehicles.errors.plateGreek")],
  [/[\uff01-\uff5e]/u, messageKey("vehicles.errors.plateFullWidth")],
];

/** Returns why a typed plate is refused; null if it is not. The message names `otherSignIn` as `sign`. */
export function plateFault(typed: string): MessageKey | null {
  const sign = otherSignIn(typed);
  if (sign) {
    const script = OTHER_SCRIPTS.find(([pattern]) => pattern.test(sign));
    return script?.[1] ?? messageKey("vehicles.errors.plateSign");
  }
  const { length } = plateKey(typed);
  const isPlate = length > 0 && length <= MAX_LENGTH && typed.length <= MAX_TYPED;
  return isPlate ? null : messageKey("vehicles.errors.plate");
}
