import { z } from "zod";
import { withoutNul } from "~/web/plain-text";

export const SIGN_IN_FIELDS = ["username", "password", "code"] as const;

/**
 * The schema of the sign-in form. It never fails: any text is an attempt. Phone keyboards add a space after the
 * name.
 */
export const signInSchema = z.object({
  username: typed(100).transform((name) => withoutNul(name).trim()),
  password: typed(1000),
  code: typed(100),
});

function typed(maxLength: number) {
  return z
    .string()
    .default("")
    .transform((text) => text.slice(0, maxLength));
}
