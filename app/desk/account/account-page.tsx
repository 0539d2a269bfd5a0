import { useTranslation } from "~/web/i18n/use-translation";
import { useMoments } from "~/web/i18n/moments";
import { DeskLayout } from "~/desk/desk-layout";
import { message } from "~/ui/message.css";
import type { AccountAnswer, AccountPageData } from "./account.server";
import { Passkeys } from "./passkeys";
import { Form, href } from "react-router";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { PASSWORD_FIELDS, type PasswordField, PASSWORD_LENGTH } from "~/staff/password-rules";
import type { FormErrors } from "~/web/http/submission.server";
import { useNearMoment } from "~/desk/moment";
import * as secondFactorStyles from "./second-factor.css";

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
      {/* The passkeys are last: their form appears with the scripts, and would move what stands below
         it. */}
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

/** Shows and changes whether everybody needs a second factor. */
function FactorDemand({ isDemanded }: { isDemanded: boolean }) {
  const { t } = useTranslation();
  const action = href("/admin/account");
  return (
    <Form className={styles.section} method="post" action={action} reloadDocument>
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

type PasswordFormProps = { username: string; errors: FormErrors };

function PasswordForm({ username, errors }: PasswordFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/account");
  const texts = (field: PasswordField) =>
    (errors[field] ?? []).map((key) => t(key, PASSWORD_LENGTH));
  const entries = PASSWORD_FIELDS.map((field) => ({ id: field, messages: texts(field) }));
  return (
    <Form className={styles.section} method="post" action={action} reloadDocument noValidate>
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

type SignInsProps = Pick<AccountPageData, "signIns">;

function SignIns({ signIns }: SignInsProps) {
  const { t } = useTranslation();
  const action = href("/admin/account");
  return (
    <section className={styles.section} aria-labelledby="sign-ins-title">
      <h2 className={styles.title} id="sign-ins-title">
        {t("account.signIns.title", { count: signIns.length })}
      </h2>
      <p>{t("account.signIns.text")}</p>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <SignInEntry key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <Form method="post" action={action} reloadDocument>
        <button className={button.secondary} name="intent" value={ACCOUNT_INTENTS.endAll}>
          {t("account.signIns.endAll")}
        </button>
      </Form>
    </section>
  );
}

function SignInEntry({ signIn }: { signIn: SignInsProps["signIns"][number] }) {
  const { t } = useTranslation();
  const near = useNearMoment();
  const action = href("/admin/account");
  const { created, lastSeen } = signIn;
  const device = signIn.device || t("account.signIns.unknown");
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{device}</strong> {signIn.isThis && `· ${t("account.signIns.this")}`}
        </p>
        <p className={styles.soft}>
          {t("account.signIns.since")}: {near(`${created.date} ${created.time}`)}
        </p>
        <p className={styles.soft}>
          {t("account.signIns.lastSeen")}: {near(`${lastSeen.date} ${lastSeen.time}`)}
        </p>
      </div>
      {!signIn.isThis && (
        <Form method="post" action={action} reloadDocument>
          <input type="hidden" name="id" value={signIn.id} />
          <button
            className={button.plain}
            name="intent"
            value={ACCOUNT_INTENTS.endOne}
            aria-label={t("account.signIns.endOneOf", { device })}
          >
            {t("account.signIns.endOne")}
          </button>
        </Form>
      )}
    </li>
  );
}

type SecondFactorProps = {
  factor: AccountPageData["factor"];
  /** Why the typed code was refused. */
  problem: string | null;
};

/** Turns codes of an authenticator app on and off. */
function SecondFactor({ factor, problem }: SecondFactorProps) {
  const { t } = useTranslation();
  const { setup, isOn, recoveryCodes } = factor;
  return (
    <section className={styles.section} aria-labelledby="factor-title">
      <h2 className={styles.title} id="factor-title">
        {t("account.factor.title")}
      </h2>
      <p>{t("account.factor.text")}</p>
      {isOn && (
        <>
          <p>{t("account.factor.on", { count: recoveryCodes })}</p>
          <IntentForm intent={ACCOUNT_INTENTS.factorOff} text={t("account.factor.turnOff")} />
        </>
      )}
      {setup && <SetupForm setup={setup} problem={problem} />}
      {!isOn && !setup && (
        <IntentForm intent={ACCOUNT_INTENTS.factorStart} text={t("account.factor.start")} />
      )}
    </section>
  );
}

function IntentForm({ intent, text }: { intent: string; text: string }) {
  const action = href("/admin/account");
  return (
    <Form method="post" action={action} reloadDocument>
      <button className={button.secondary} name="intent" value={intent}>
        {text}
      </button>
    </Form>
  );
}

type Setup = NonNullable<AccountPageData["factor"]["setup"]>;

/** Shows the secret as a picture and as text, the recovery codes, and the field for the first code. */
function SetupForm({ setup, problem }: { setup: Setup; problem: string | null }) {
  const { t } = useTranslation();
  const action = href("/admin/account");
  const { size, path } = setup.picture;
  return (
    <>
      <p>{t("account.factor.scan")}</p>
      <svg
        className={secondFactorStyles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t("account.factor.picture")}
      >
        <path d={path} />
      </svg>
      <p>
        {t("account.factor.secret")}{" "}
        <span className={secondFactorStyles.secret}>{setup.secret}</span>
      </p>
      <p>{t("account.factor.recovery")}</p>
      <ul className={secondFactorStyles.codes}>
        {setup.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Form className={styles.form} method="post" action={action} reloadDocument noValidate>
        <input type="hidden" name="intent" value={ACCOUNT_INTENTS.factorFinish} />
        <Field
          id="code"
          name="code"
          label={t("account.factor.code")}
          errors={problem === null ? [] : [problem]}
        >
          {(control) => <input {...control} inputMode="numeric" autoComplete="one-time-code" />}
        </Field>
        <div>
          <button className={button.primary}>{t("account.factor.finish")}</button>
        </div>
      </Form>
      <IntentForm intent={ACCOUNT_INTENTS.factorOff} text={t("account.factor.stop")} />
    </>
  );
}
