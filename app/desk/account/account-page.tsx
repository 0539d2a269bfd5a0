import { useTranslation } from "~/web/i18n/use-translation";
import { useMoments } from "~/web/i18n/moments";
import { DeskLayout } from "~/desk/desk-layout";
import { message } from "~/ui/message.css";
import type { AccountAnswer } from "./account-action.server";
import type { AccountPageData } from "./load-account.server";
import { Passkeys } from "./passkeys";
import { PasswordForm } from "./password-form";
import { SecondFactor } from "./second-factor";
import { SignIns } from "./sign-ins";
import { Form, href } from "react-router";
import { useLocalTo } from "~/web/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";

type AccountPageProps = { account: AccountPageData; answer: AccountAnswer | undefined };

export function AccountPage({ account, answer }: AccountPageProps) {
  const { t } = useTranslation();
  const { username, signIns } = account;
  const title = t("account.title", { name: username });
  const { duration } = useMoments();
  const codeText = ({ text, minutes }: Extract<AccountAnswer, { kind: "code" }>) =>
    t(text, { time: duration(minutes) });
  const done = account.done ? t(`account.done.${account.done}`) : null;
  return (
    <DeskLayout
      title={title}
      done={done}
      problem={<AccountProblem answer={answer} />}
      isRefused={answer !== undefined}
    >
      <PasswordForm username={username} errors={answer?.kind === "invalid" ? answer.errors : {}} />
      <SecondFactor
        factor={account.factor}
        problem={answer?.kind === "code" ? codeText(answer) : null}
      />
      {account.isDemanded !== null && <FactorDemand isDemanded={account.isDemanded} />}
      <SignIns signIns={signIns} />
      {/* Last: its form appears with the scripts, and would move what stands below it. */}
      <Passkeys passkeys={account.passkeys} passkeyName={account.passkeyName} />
    </DeskLayout>
  );
}

function AccountProblem({ answer }: Pick<AccountPageProps, "answer">) {
  const { t } = useTranslation();
  const { pause } = useMoments();
  if (!answer || answer.kind === "invalid" || answer.kind === "code") return null;
  const texts = {
    wait: "operator.tooManyTries",
    busy: "operator.busy",
    bad: "errors.bad.text",
    passkey: "account.passkeys.refused",
  } as const;
  const time = pause(answer.kind === "wait" ? answer.seconds : 0);
  return (
    <p className={message.problem} role="alert">
      {t(texts[answer.kind], { time })}
    </p>
  );
}

/** Whether everybody needs a second factor. */
function FactorDemand({ isDemanded }: { isDemanded: boolean }) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/account"));
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument>
      <h2 className={styles.title}>{t("account.demand.title")}</h2>
      <p>{t(isDemanded ? "account.demand.on" : "account.demand.off")}</p>
      <input type="hidden" name="demand" value={isDemanded ? "off" : "on"} />
      <div>
        <button className={button.secondary} name="intent" value={ACCOUNT_INTENTS.demandFactor}>
          {t(isDemanded ? "account.demand.end" : "account.demand.start")}
        </button>
      </div>
    </Form>
  );
}
