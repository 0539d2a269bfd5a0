import type { KeyboardEvent } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { MAX_PASSKEY_NAME, PASSKEY, PASSKEY_NAME } from "~/desk/passkeys/passkey";
import { usePasskey, usePasskeySupport } from "~/desk/passkeys/use-passkey";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { InputField } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { ACCOUNT_INTENTS } from "./account";

/** Makes a passkey, which needs scripts; without them, says so. */
export function AddPasskey({ defaultName }: { defaultName: string }) {
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
  const action = useLocalTo(href("/admin/account"));
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

/** It would send the form without a passkey. */
function dropEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
