import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ConfirmField } from "~/desk/confirm/confirm-field";
import { CONFIRMATION } from "~/desk/confirm/confirmation";
import * as styles from "~/desk/desk-page.css";
import { useLocalTo } from "~/web/i18n/link";
import { NEW_ACCOUNT_FIELDS, type NewAccountField } from "~/staff/accounts/new-account-fields";
import { PASSWORD_LENGTH } from "~/staff/password-length";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ACCOUNTS_INTENTS } from "./accounts";
import type { AccountsAnswer } from "./accounts-action.server";
import { AccountFields } from "./account-fields";

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
  ];
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument noValidate>
      <h2 className={styles.title}>{t("accounts.new.title")}</h2>
      <ErrorSummary title={t("booking.problem")} entries={entries} />
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
