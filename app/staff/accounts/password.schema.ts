import { z } from "zod";
import { messageKey, type MessageKey } from "~/web/message-key";
import { PASSWORD_LENGTH } from "~/staff/password-length";

const typed = (missing: MessageKey) => z.string({ error: missing }).min(1, missing);
const LENGTH = messageKey("account.errors.length");

/** A change of password. Messages are translation keys. */
export const passwordSchema = z
  .object({
    password: typed("account.errors.password").max(1000, messageKey("account.errors.wrong")),
    newPassword: z
      .string({ error: LENGTH })
      .min(PASSWORD_LENGTH.min, LENGTH)
      .max(PASSWORD_LENGTH.max, LENGTH),
    newPasswordAgain: typed("account.errors.again"),
  })
  .superRefine(({ password, newPassword, newPasswordAgain }, context) => {
    const refuse = (field: string, message: MessageKey) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (newPassword && newPassword === password) refuse("newPassword", "account.errors.same");
    if (newPassword !== newPasswordAgain) refuse("newPasswordAgain", "account.errors.differ");
  });
