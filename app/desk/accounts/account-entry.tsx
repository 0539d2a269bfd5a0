import { useTranslation } from "~/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { Manage } from "~/desk/manage";
import { useNearMoment } from "~/desk/moment";
import type { ShownAccount } from "./load-accounts.server";
import { RoleForm, DisableForm, RemoveForm } from "./account-forms";

/** An account with the forms that change it. */
export function AccountEntry({ account }: { account: ShownAccount }) {
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
        <p className={styles.soft}>{facts.join(" · ")}</p>
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
