import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { useNearMoment } from "~/desk/moment";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";
import type { AccountPageData } from "./account.server";
import type { KeyboardEvent } from "react";
import { MAX_PASSKEY_NAME, PASSKEY, PASSKEY_NAME } from "~/desk/passkeys/passkey";
import { usePasskey, usePasskeySupport } from "~/desk/passkeys/use-passkey";
import { InputField } from "~/ui/form/field";
import { message } from "~/ui/message.css";

type PasskeysProps = Pick<AccountPageData, "passkeys" | "passkeyName">;

/** Shows the passkeys of the account, and the form for a new one. */
export function Passkeys({ passkeys, passkeyName }: PasskeysProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <h2 className={styles.title} id="passkeys-title">
        {t("account.passkeys.title")}
      </h2>
      <p>{t("account.passkeys.text")}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey defaultName={passkeyName} />
    </section>
  );
}

function PasskeyEntry({ passkey }: { passkey: PasskeysProps["passkeys"][number] }) {
  const { t } = useTranslation();
  const near = useNearMoment();
  const action = href("/admin/account");
  const { id, name, created, lastUsed } = passkey;
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.soft}>
          {t("account.passkeys.added")}: {near(`${created.date} ${created.time}`)}
        </p>
        <p className={styles.soft}>
          {lastUsed
            ? `${t("account.passkeys.lastUsed")}: ${near(`${lastUsed.date} ${lastUsed.time}`)}`
            : t("account.passkeys.neverUsed")}
        </p>
      </div>
      <Form method="post" action={action} reloadDocument>
        <input type="hidden" name="id" value={id} />
        <button
          className={button.plain}
          name="intent"
          value={ACCOUNT_INTENTS.passkeyRemove}
          aria-label={t("account.passkeys.removeOf", { name })}
        >
          {t("account.passkeys.remove")}
        </button>
      </Form>
    </li>
  );
}

/** Makes a passkey, which needs scripts; without them, says so. */
function AddPasskey({ defaultName }: { defaultName: string }) {
  const { t } = useTranslation();
  const isSupported = usePasskeySupport();
  if (isSupported) return <AddForm defaultName={defaultName} />;
  if (isSupported === false) return <p>{t("account.passkeys.unsupported")}</p>;
  return (
    <noscript>
      <p>{t("account.passkeys.noScripts")}</p>
    </noscript>
  );
}

function AddForm({ defaultName }: { defaultName: string }) {
  const { t } = useTranslation();
  const action = href("/admin/account");
  const { field, ask, problem } = usePasskey("add");
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument>
      <input type="hidden" name="intent" value={ACCOUNT_INTENTS.passkeyAdd} />
      <input type="hidden" name={PASSKEY} ref={field} />
      <InputField
        id="passkey-name"
        name={PASSKEY_NAME}
        label={t("account.passkeys.name")}
        hint={t("account.passkeys.nameHint")}
        defaultValue={defaultName}
        input={{ maxLength: MAX_PASSKEY_NAME, onKeyDown: dropEnter }}
      />
      {problem && (
        <p className={message.problem} role="alert">
          {t(`account.passkeys.${problem}`)}
        </p>
      )}
      <div>
        <button type="button" className={button.secondary} onClick={() => void ask()}>
          {t("account.passkeys.add")}
        </button>
      </div>
    </Form>
  );
}

/** Prevents Enter from sending the form, which would have no passkey. */
function dropEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
