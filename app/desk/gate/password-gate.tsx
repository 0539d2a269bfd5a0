import { useEffect } from "react";
import { Form, useLocation, useRouteLoaderData, useSearchParams } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { forgetStaff } from "~/messaging/notifications/news";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import type { DeskProblem } from "~/desk/desk-request.server";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { DeskProblemMessage } from "~/desk/desk-problem";
import * as page from "~/desk/desk-page.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { PasskeyButton } from "~/desk/passkeys/passkey-button";
import { usePasskeySupport } from "~/desk/passkeys/use-passkey";

/**
 * Shows the form that asks for the password of the account in the hidden field, or with `?account=other`,
 * or if no account has the usual name, for the account too.
 */
export function PasswordGate({ problem }: { problem: DeskProblem | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const gate = useRouteLoaderData<GateData>("routes/desk/frame");
  const asksCode = gate?.asksCode || CODE_PROBLEMS.has(problem?.problem);
  const isOther = gate?.asksName || query.get("account") === "other";
  useEffect(forgetStaff, []);
  return (
    <div className={layout.section}>
      <PageTitle title={t("operator.title")} isRefused={problem !== undefined} />
      <div className={styles.gate}>
        <h1 className={styles.gateTitle}>{t("operator.title")}</h1>
        <DeskProblemMessage problem={problem} />
        <Form className={page.form} method="post" action={pathname + search} reloadDocument>
          <input type="hidden" name="intent" value={DESK_INTENTS.signIn} />
          {isOther ? (
            <AccountName typed={problem && "username" in problem ? problem.username : ""} />
          ) : (
            <input type="hidden" name="username" value="admin" autoComplete="username" />
          )}
          <Field id="password" name="password" label={t("operator.password")}>
            {(control) => <input {...control} type="password" autoComplete="current-password" />}
          </Field>
          {asksCode && <CodeField />}
          <button className={button.primary}>{t("operator.signIn")}</button>
        </Form>
        {gate?.hasPasskeys && <PasskeySignIn />}
        {!isOther && <OtherAccountLink />}
      </div>
      {problem && "note" in problem && <TypedNote text={problem.note?.typed ?? ""} />}
    </div>
  );
}

type GateData = { asksName: boolean; asksCode: boolean; hasPasskeys: boolean };

const CODE_PROBLEMS = new Set<string | undefined>(["code", "wrongCode", "lockedCode", "clock"]);

function OtherAccountLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = new URLSearchParams([...query, ["account", "other"]]);
  return (
    <Link className={button.plain} to={`${pathname}?${search}`}>
      {t("operator.otherAccount")}
    </Link>
  );
}

/** Shows the note that was not saved because the session had expired, so that it can be copied. */
function TypedNote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.gate}>
      <Field id="note" name="note" label={t("operator.note.label")}>
        {(control) => <textarea {...control} rows={4} readOnly defaultValue={text} />}
      </Field>
    </div>
  );
}

function CodeField() {
  const { t } = useTranslation();
  return (
    <Field id="code" name="code" label={t("operator.code.label")} hint={t("operator.code.hint")}>
      {(control) => <input {...control} autoComplete="one-time-code" autoCapitalize="none" />}
    </Field>
  );
}

function AccountName({ typed }: { typed: string }) {
  const { t } = useTranslation();
  return (
    <Field id="username" name="username" label={t("operator.account")}>
      {(control) => (
        <input
          {...control}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}

/** Shows the button of the passkey, below the password of the sign-in form. */
function PasskeySignIn() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (!usePasskeySupport()) return null;
  return (
    <Form className={page.form} method="post" action={pathname + search} reloadDocument>
      <input type="hidden" name="intent" value={DESK_INTENTS.passkey} />
      <PasskeyButton purpose="sign-in" text={t("operator.passkey.signIn")} />
    </Form>
  );
}
