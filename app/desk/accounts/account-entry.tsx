import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { Manage } from "~/desk/manage";
import { useFormat } from "~/i18n/format";
import { useLocalTo } from "~/i18n/link";
import { ROLES } from "~/pages/roles";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/field";
import { ACCOUNTS_INTENTS } from "./accounts";
import type { ShownAccount } from "./load-accounts.server";

/** An account with the forms that change it. */
export function AccountEntry({ account }: { account: ShownAccount }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { username, role, isOwn, isDisabled, hasFactor, hasPasskey, signedIn } = account;
  const facts = [
    t(`accounts.roles.${role}`),
    isDisabled && t("accounts.disabled"),
    hasFactor && t("accounts.hasFactor"),
    hasPasskey && t("accounts.hasPasskey"),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{username}</strong> {isOwn && `· ${t("accounts.own")}`}
        </p>
        <p className={styles.soft}>{facts.join(" · ")}</p>
        <p className={styles.soft}>
          {signedIn
            ? `${t("accounts.signedIn")}: ${date(signedIn.date)}, ${signedIn.time}`
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

function RoleForm({ account: { username, role } }: { account: ShownAccount }) {
  const { t } = useTranslation();
  return (
    <AccountForm username={username}>
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
  const action = useLocalTo(href("/admin/accounts"));
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument>
      <input type="hidden" name="username" value={username} />
      {children}
    </Form>
  );
}
