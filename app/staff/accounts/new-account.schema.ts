import { z } from "zod";
import { ROLES } from "~/web/pages/roles";
import { messageKey } from "~/web/message-key";
import { MAX_USERNAME_LENGTH, PASSWORD_LENGTH } from "~/staff/password-rules";

const NAME = messageKey("accounts.errors.username");
const LENGTH = messageKey("account.errors.length");

/** The schema of an account's name, on the command line too. */
export const usernameSchema = z
  .string({ error: NAME })
  .trim()
  .max(MAX_USERNAME_LENGTH, { error: messageKey("desk.errors.long100"), abort: true })
  .regex(/^[\w.@-]+$/, NAME);

export const roleSchema = z.enum(ROLES, { error: messageKey("accounts.errors.role") });

/** The schema of a new account. Messages are translation keys. */
export const newAccountSchema = z.object({
  username: usernameSchema,
  role: roleSchema,
  password: z
    .string({ error: LENGTH })
    .min(PASSWORD_LENGTH.min, LENGTH)
    .max(PASSWORD_LENGTH.max, LENGTH),
});
