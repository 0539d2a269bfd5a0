import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import * as page from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { ACCOUNT_INTENTS } from "./account";
import type { AccountPageData } from "./load-account.server";
import * as styles from "./second-factor.css";

type SecondFactorProps = {
  factor: AccountPageData["factor"];
  /** Why the typed code was refused. */
  problem: string | null;
};

/** Turns codes of an authenticator app on and off. */
export function SecondFactor({ factor, problem }: SecondFactorProps) {
  const { t } = useTranslation();
  const { setup, isOn, recoveryCodes } = factor;
  return (
    <section className={page.part} aria-labelledby="factor-title">
      <h2 className={page.title} id="factor-title">
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
  const action = useLocalTo(href("/admin/account"));
  return (
    <Form method="post" action={action} reloadDocument>
      <button className={button.secondary} name="intent" value={intent}>
        {text}
      </button>
    </Form>
  );
}

type Setup = NonNullable<AccountPageData["factor"]["setup"]>;

/** The secret as a picture and as text, the recovery codes, and the field for the first code. */
function SetupForm({ setup, problem }: { setup: Setup; problem: string | null }) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/account"));
  const { size, path } = setup.picture;
  return (
    <>
      <p>{t("account.factor.scan")}</p>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t("account.factor.picture")}
      >
        <path d={path} />
      </svg>
      <p>
        {t("account.factor.secret")} <span className={styles.secret}>{setup.secret}</span>
      </p>
      <p>{t("account.factor.recovery")}</p>
      <ul className={styles.codes}>
        {setup.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Form className={page.form} method="post" action={action} reloadDocument noValidate>
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
