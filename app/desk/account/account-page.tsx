import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import type { AccountAnswer } from "./account-action.server";
import type { AccountPageData } from "./load-account.server";
import { PasswordForm } from "./password-form";
import { SignIns } from "./sign-ins";

type AccountPageProps = { account: AccountPageData; answer: AccountAnswer | undefined };

export function AccountPage({ account, answer }: AccountPageProps) {
  const { t } = useTranslation();
  const { username, signIns } = account;
  const title = t("account.title", { name: username });
  const done = !answer && account.done ? t(`account.done.${account.done}`) : null;
  return (
    <div className={styles.page}>
      <PageTitle title={title} isRefused={answer !== undefined} done={done} />
      <div className={styles.head}>
        <h1 className={layout.heading}>{title}</h1>
        <Link className={button.secondary} to={`${href("/admin")}?tab=bookings`}>
          {t("account.back")}
        </Link>
      </div>
      {done && (
        <p className={message.good} role="status">
          {done}
        </p>
      )}
      <AccountProblem answer={answer} />
      <PasswordForm username={username} errors={answer?.kind === "invalid" ? answer.errors : {}} />
      <SignIns signIns={signIns} />
    </div>
  );
}

function AccountProblem({ answer }: Pick<AccountPageProps, "answer">) {
  const { t } = useTranslation();
  if (!answer || answer.kind === "invalid") return null;
  const texts = {
    wait: "operator.tooManyTries",
    busy: "operator.busy",
    bad: "errors.bad.text",
  } as const;
  const count = answer.kind === "wait" ? answer.seconds : 0;
  return (
    <p className={message.problem} role="alert">
      {t(texts[answer.kind], { count })}
    </p>
  );
}
