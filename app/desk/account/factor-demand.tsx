import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ACCOUNT_INTENTS } from "./account";

/** Whether everybody needs a second factor. */
export function FactorDemand({ isDemanded }: { isDemanded: boolean }) {
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
