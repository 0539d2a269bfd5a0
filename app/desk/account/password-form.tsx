import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { PASSWORD_FIELDS, type PasswordField } from "~/staff/accounts/password-fields";
import { PASSWORD_LENGTH } from "~/staff/password-length";
import { ACCOUNT_INTENTS } from "./account";
import type { FormErrors } from "~/web/http/submission.server";

type PasswordFormProps = { username: string; errors: FormErrors };

export function PasswordForm({ username, errors }: PasswordFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/account"));
  const texts = (field: PasswordField) =>
    (errors[field] ?? []).map((key) => t(key, PASSWORD_LENGTH));
  const entries = PASSWORD_FIELDS.map((field) => ({ id: field, messages: texts(field) }));
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument noValidate>
      <h2 className={styles.title}>{t("account.password.title")}</h2>
      <ErrorSummary title={t("booking.problem")} entries={entries} />
      <p>{t("account.password.text")}</p>
      <input type="hidden" name="intent" value={ACCOUNT_INTENTS.password} />
      <input type="hidden" name="username" value={username} autoComplete="username" />
      {PASSWORD_FIELDS.map((field) => (
        <PasswordInput key={field} field={field} errors={texts(field)} />
      ))}
      <div>
        <button className={button.primary}>{t("account.password.submit")}</button>
      </div>
    </Form>
  );
}

function PasswordInput({ field, errors }: { field: PasswordField; errors: string[] }) {
  const { t } = useTranslation();
  return (
    <Field
      id={field}
      name={field}
      label={t(`account.password.${field}`)}
      hint={field === "newPassword" ? t("account.password.hint", PASSWORD_LENGTH) : undefined}
      errors={errors}
    >
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete={field === "password" ? "current-password" : "new-password"}
        />
      )}
    </Field>
  );
}
