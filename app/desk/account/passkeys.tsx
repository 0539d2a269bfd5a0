import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { useNearMoment } from "~/desk/moment";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";
import { AddPasskey } from "./add-passkey";
import type { AccountPageData } from "./load-account.server";

type PasskeysProps = Pick<AccountPageData, "passkeys" | "passkeyName">;

/** The passkeys of the account, and a new one. */
export function Passkeys({ passkeys, passkeyName }: PasskeysProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
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
  const action = useLocalTo(href("/admin/account"));
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
