import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { message } from "~/ui/message.css";
import type { AccountsAnswer } from "./accounts-action.server";
import type { AccountsPageData, ShownAccount } from "./load-accounts.server";
import { NewAccountForm } from "./new-account-form";
import { Manage } from "~/desk/manage";
import { useNearMoment } from "~/desk/moment";
import { RoleForm, DisableForm, RemoveForm } from "./account-forms";

type AccountsPageProps = { page: AccountsPageData; answer: AccountsAnswer | undefined };

/** Who may sign in, and what they may do. */
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
      <section className={styles.part} aria-labelledby="accounts-title">
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

/** An account with the forms that change it. */
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
