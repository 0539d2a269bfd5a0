import { Form, useLocation } from "react-router";
import { useMoments } from "~/web/i18n/moments";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { ConfirmField } from "./confirm-field";
import type { ConfirmationProblem } from "./confirmation";

type ConfirmPageProps = { username: string; problem: ConfirmationProblem | undefined };

/** Asks for the password or a code, and goes on to what was asked for. */
export function ConfirmPage({ username, problem }: ConfirmPageProps) {
  const { t } = useTranslation();
  const { pause } = useMoments();
  const { pathname, search } = useLocation();
  return (
    <DeskLayout title={t("account.confirm.title")} isRefused={problem !== undefined}>
      <Form className={styles.section} method="post" action={pathname + search} reloadDocument>
        <p>{t("account.confirm.text")}</p>
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <ConfirmField errors={problem ? [t(problem.text, { time: pause(problem.seconds) })] : []} />
        <div>
          <button className={button.primary}>{t("account.confirm.submit")}</button>
        </div>
      </Form>
    </DeskLayout>
  );
}
