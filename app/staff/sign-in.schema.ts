import { z } from "zod";
import { withoutNul } from "~/web/plain-text";

export const SIGN_IN_FIELDS = ["username", "password"] as const;

/** What the gate's form holds; any text is a try. Keyboards of phones add a space to the name. */
export const signInSchema = z.object({
  username: typed(100).transform((name) => withoutNul(name).trim()),
  password: typed(1000),
});

function typed(longest: number) {
  return z
    .string()
    .default("")
    .transform((text) => text.slice(0, longest));
}
