import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import type { DeskProblem } from "~/desk/desk-request.server";
import { Manage } from "~/desk/manage";
import { useFlashMessage } from "~/desk/use-flash-message";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { HELD_INTENTS } from "./held";
import type { HeldPageData } from "./held.server";

type HeldPageProps = { page: HeldPageData; problem: DeskProblem | undefined };

/** Shows what a restore holds, and what to do with it. */
export function HeldPage({ page, problem }: HeldPageProps) {
  const { t } = useTranslation();
  const { held, flash } = page;
  return (
    <DeskLayout
      title={t("delivery.held.title")}
      done={useFlashMessage(flash)}
      problem={problem && <DeskProblemMessage problem={problem} />}
    >
      {held.length === 0 ? <p>{t("delivery.held.none")}</p> : <HeldMessages held={held} />}
    </DeskLayout>
  );
}

function HeldMessages({ held }: Pick<HeldPageData, "held">) {
  const { t } = useTranslation();
  const count = held.reduce((sum, channel) => sum + channel.count, 0);
  return (
    <section className={styles.section} aria-labelledby="held-title">
      <h2 className={styles.title} id="held-title">
        {t("delivery.held.count", { count })}
      </h2>
      <p>{t("delivery.held.text")}</p>
      <ul className={styles.list}>
        {held.map((one) => (
          <li key={one.channel}>
            {t(`delivery.channels.${one.channel}`)}: {one.count}
          </li>
        ))}
      </ul>
      <div className={row}>
        <Decision decision="send" count={count} />
        <Decision decision="drop" count={count} />
      </div>
    </section>
  );
}

/** Shows a decision with its question: neither can be undone. */
function Decision({ decision, count }: { decision: keyof typeof HELD_INTENTS; count: number }) {
  const { t } = useTranslation();
  const action = href("/admin/held");
  return (
    <Manage
      label={t(`delivery.held.${decision}.label`)}
      about=""
      text={t(`delivery.held.${decision}.text`)}
    >
      <Form method="post" action={action} reloadDocument>
        <button
          className={decision === "send" ? button.primary : button.secondary}
          name="intent"
          value={HELD_INTENTS[decision]}
        >
          {t(`delivery.held.${decision}.yes`, { count })}
        </button>
      </Form>
    </Manage>
  );
}
