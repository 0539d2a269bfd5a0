import { z } from "zod";
import { PASSWORD_LENGTH } from "./password-fields";

const typed = (missing: string) => z.string({ error: missing }).min(1, missing);

/** A change of password. Messages are translation keys. */
export const passwordSchema = z
  .object({
    password: typed("account.errors.password").max(1000, "account.errors.wrong"),
    newPassword: z
      .string({ error: "account.errors.length" })
      .min(PASSWORD_LENGTH.min, "account.errors.length")
      .max(PASSWORD_LENGTH.max, "account.errors.length"),
    newPasswordAgain: typed("account.errors.again"),
  })
  .superRefine(({ password, newPassword, newPasswordAgain }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (newPassword && newPassword === password) refuse("newPassword", "account.errors.same");
    if (newPassword !== newPasswordAgain) refuse("newPasswordAgain", "account.errors.differ");
  });
