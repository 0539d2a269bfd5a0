import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { Manage } from "~/desk/manage";
import { useLocalTo } from "~/web/i18n/link";
import { ROLES } from "~/web/pages/roles";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { ACCOUNTS_INTENTS, SEEN_ROLE } from "./accounts";
import type { ShownAccount } from "./load-accounts.server";

export function RoleForm({ account: { username, role } }: { account: ShownAccount }) {
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

export function DisableForm({ account: { username, isDisabled } }: { account: ShownAccount }) {
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

export function RemoveForm({ account: { username } }: { account: ShownAccount }) {
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
