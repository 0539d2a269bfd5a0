import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { ConfirmField } from "~/desk/confirm/confirm-field";
import { CONFIRMATION } from "~/desk/confirm/confirmation";
import * as styles from "~/desk/desk-page.css";
import { useLocalTo } from "~/i18n/link";
import { ROLES } from "~/pages/roles";
import { NEW_ACCOUNT_FIELDS, type NewAccountField } from "~/staff/accounts/new-account-fields";
import { PASSWORD_LENGTH } from "~/staff/password-length";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field, SelectField } from "~/ui/form/field";
import { ACCOUNTS_INTENTS } from "./accounts";
import type { AccountsAnswer } from "./accounts-action.server";

type NewAccountFormProps = {
  refused: Extract<AccountsAnswer, { kind: "new" }> | null;
  asksConfirmation: boolean;
};

export function NewAccountForm({ refused, asksConfirmation }: NewAccountFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/accounts"));
  const { errors, confirmation } = useErrors(refused);
  const entries = [
    ...NEW_ACCOUNT_FIELDS.map((field) => ({ id: field, messages: errors(field) })),
    { id: CONFIRMATION, messages: confirmation },
  ].filter(({ messages }) => messages.length > 0);
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument noValidate>
      <h2 className={styles.title}>{t("accounts.new.title")}</h2>
      {entries.length > 0 && <ErrorSummary title={t("booking.problem")} entries={entries} />}
      <p>{t("accounts.new.text")}</p>
      <AccountFields typed={refused?.typed} errors={errors} />
      {(asksConfirmation || confirmation.length > 0) && <ConfirmField errors={confirmation} />}
      <div>
        <button className={button.primary} name="intent" value={ACCOUNTS_INTENTS.add}>
          {t("accounts.new.submit")}
        </button>
      </div>
    </Form>
  );
}

function useErrors(refused: NewAccountFormProps["refused"]) {
  const { t } = useTranslation();
  const problem = refused?.confirmation;
  return {
    errors: (field: NewAccountField) =>
      (refused?.errors[field] ?? []).map((key) => t(key, PASSWORD_LENGTH)),
    confirmation: problem ? [t(problem.text, { count: problem.seconds })] : [],
  };
}

type AccountFieldsProps = {
  typed: { username: string; role: string } | undefined;
  errors: (field: NewAccountField) => string[];
};

function AccountFields({ typed, errors }: AccountFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        id="username"
        name="username"
        label={t("operator.account")}
        hint={t("accounts.new.nameHint")}
        errors={errors("username")}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed?.username}
          />
        )}
      </Field>
      <SelectField
        id="role"
        name="role"
        label={t("accounts.role")}
        hint={t("accounts.new.roleHint")}
        errors={errors("role")}
        defaultValue={typed?.role ?? "desk"}
        options={ROLES.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
      />
      <Field
        id="password"
        name="password"
        label={t("accounts.new.password")}
        hint={t("account.password.hint", PASSWORD_LENGTH)}
        errors={errors("password")}
      >
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}
