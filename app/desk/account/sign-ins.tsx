import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useNearMoment } from "~/desk/moment";
import { useLocalTo } from "~/web/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";
import type { AccountPageData } from "./load-account.server";

type SignInsProps = Pick<AccountPageData, "signIns">;

export function SignIns({ signIns }: SignInsProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/account"));
  return (
    <section className={styles.part} aria-labelledby="sign-ins-title">
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
  const action = useLocalTo(href("/admin/account"));
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
