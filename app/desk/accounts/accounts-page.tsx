import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { message } from "~/ui/message.css";
import type { AccountsAnswer, AccountsPageData, ShownAccount } from "./accounts.server";
import { Manage } from "~/desk/manage";
import { useNearMoment } from "~/desk/moment";
import { Form, href } from "react-router";
import { ConfirmField } from "~/desk/confirm/confirm-field";
import { CONFIRMATION } from "~/desk/confirm/confirmation";
import { NEW_ACCOUNT_FIELDS, type NewAccountField, PASSWORD_LENGTH } from "~/staff/password-rules";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ACCOUNTS_INTENTS, SEEN_ROLE } from "./accounts";
import { ROLES } from "~/web/pages/roles";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import type { ReactNode } from "react";

type AccountsPageProps = { page: AccountsPageData; answer: AccountsAnswer | undefined };

/** Shows who may sign in, and what they may do. */
export function AccountsPage({ page, answer }: AccountsPageProps) {
  const { t } = useTranslation();
  const { accounts, done, isConfirmed } = page;
  const refused = answer?.kind === "new" ? answer : null;
  return (
    <DeskLayout
      title={t("accounts.title")}
      done={!answer && done ? t(`accounts.done.${done.intent}`, { name: done.name }) : null}
      problem={answer && answer.kind !== "new" && <Problem kind={answer.kind} />}
      isRefused={answer !== undefined}
    >
      <section className={styles.section} aria-labelledby="accounts-title">
        <h2 className={styles.title} id="accounts-title">
          {t("accounts.list", { count: accounts.length })}
        </h2>
        <p>{t("accounts.text")}</p>
        <ul className={styles.list}>
          {accounts.map((account) => (
            <AccountEntry key={account.username} account={account} />
          ))}
        </ul>
      </section>
      <NewAccountForm key={done?.name} refused={refused} asksConfirmation={!isConfirmed} />
    </DeskLayout>
  );
}

type ProblemProps = { kind: Exclude<AccountsAnswer["kind"], "new"> };

function Problem({ kind }: ProblemProps) {
  const { t } = useTranslation();
  const texts = {
    lastOwner: "accounts.lastOwner",
    unknown: "accounts.unknown",
    stale: "accounts.stale",
    busy: "operator.busy",
    bad: "errors.bad.text",
  } as const;
  return (
    <p className={message.problem} role="alert">
      {t(texts[kind], { count: 0 })}
    </p>
  );
}

/** Shows an account with the forms that change it. */
function AccountEntry({ account }: { account: ShownAccount }) {
  const { t } = useTranslation();
  const near = useNearMoment();
  const { username, role, isOwn, isDisabled, hasFactor, hasPasskey, feeds, signedIn } = account;
  const facts = [
    t(`accounts.roles.${role}`),
    isDisabled && t("accounts.disabled"),
    hasFactor && t("accounts.hasFactor"),
    hasPasskey && t("accounts.hasPasskey"),
    feeds > 0 && t("accounts.feeds", { count: feeds }),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{username}</strong> {isOwn && `· ${t("accounts.own")}`}
        </p>
        <p className={styles.soft}>{facts.join("\u00A0· ")}</p>
        <p className={styles.soft}>
          {signedIn
            ? `${t("accounts.signedIn")}: ${near(`${signedIn.date} ${signedIn.time}`)}`
            : t("accounts.neverSignedIn")}
        </p>
      </div>
      <Manage
        label={t("accounts.manage")}
        about={username}
        text={t(isOwn ? "accounts.manageOwn" : "accounts.manageText")}
      >
        <RoleForm account={account} />
        <DisableForm account={account} />
        <RemoveForm account={account} />
      </Manage>
    </li>
  );
}

type NewAccountFormProps = {
  refused: Extract<AccountsAnswer, { kind: "new" }> | null;
  asksConfirmation: boolean;
};

function NewAccountForm({ refused, asksConfirmation }: NewAccountFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/accounts");
  const { errors, confirmation } = useErrors(refused);
  const entries = [
    ...NEW_ACCOUNT_FIELDS.map((field) => ({ id: field, messages: errors(field) })),
    { id: CONFIRMATION, messages: confirmation },
  ];
  return (
    <Form className={styles.section} method="post" action={action} reloadDocument noValidate>
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

function RoleForm({ account: { username, role } }: { account: ShownAccount }) {
  const { t } = useTranslation();
  return (
    <AccountForm username={username}>
      <input type="hidden" name={SEEN_ROLE} value={role} />
      <SelectField
        id={`role-${username}`}
        name="role"
        label={t("accounts.role")}
        defaultValue={role}
        options={ROLES.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
      />
      <div>
        <button className={button.secondary} name="intent" value={ACCOUNTS_INTENTS.role}>
          {t("accounts.changeRole")}
        </button>
      </div>
    </AccountForm>
  );
}

function DisableForm({ account: { username, isDisabled } }: { account: ShownAccount }) {
  const { t } = useTranslation();
  const intent = isDisabled ? ACCOUNTS_INTENTS.enable : ACCOUNTS_INTENTS.disable;
  return (
    <AccountForm username={username}>
      <div>
        <button className={button.secondary} name="intent" value={intent}>
          {t(`accounts.${intent}`)}
        </button>
      </div>
    </AccountForm>
  );
}

function RemoveForm({ account: { username } }: { account: ShownAccount }) {
  const { t } = useTranslation();
  return (
    <Manage label={t("accounts.remove")} about={username} text={t("accounts.removeText")}>
      <AccountForm username={username}>
        <div>
          <button className={button.secondary} name="intent" value={ACCOUNTS_INTENTS.remove}>
            {t("accounts.removeNow")}
          </button>
        </div>
      </AccountForm>
    </Manage>
  );
}

function AccountForm({ username, children }: { username: string; children: ReactNode }) {
  const action = href("/admin/accounts");
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument>
      <input type="hidden" name="username" value={username} />
      {children}
    </Form>
  );
}
