import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { ChannelFaults } from "~/desk/settings/channel-faults";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { message } from "~/ui/message.css";
import type { SetupPageData } from "./setup.server";
import { KEEP_CURRENCY, PHOTOS_OF_MODEL, type SetupItem } from "./setup";
import * as styles from "./setup.css";
import type { TestChannel } from "./test-message.server";

type SetupPageProps = {
  page: SetupPageData;
  answer: { failed: { channel: TestChannel; reason: string }[] } | undefined;
};

/** Shows what a new installation still needs. */
export function SetupPage({ page, answer }: SetupPageProps) {
  const { t } = useTranslation();
  const { items, progress, isTested, isEmptied } = page;
  const done = (isTested && "setup.tested") || (isEmptied && "setup.emptied");
  return (
    <DeskLayout
      title={t("setup.title")}
      done={done && !answer ? t(done) : null}
      problem={answer && <Failed failed={answer.failed} />}
    >
      <p>{t("setup.lead")}</p>
      <section className={desk.section} aria-labelledby="checklist-title">
        <h2 className={desk.title} id="checklist-title">
          {t("setup.progress", progress)}
        </h2>
        <progress className={styles.progress} value={progress.done} max={progress.total}>
          {t("setup.progress", progress)}
        </progress>
        <ol className={styles.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      </section>
      <ChannelFaults faults={page.channelFaults} />
      <TestMessages channels={page.channels} />
      {page.hasExample && <ExampleLink />}
    </DeskLayout>
  );
}

function Item({ item: { id, to, isDone } }: { item: SetupItem }) {
  const { t } = useTranslation();
  return (
    <li className={styles.item}>
      <span className={isDone ? styles.done : styles.open}>{isDone && <Icon name="check" />}</span>
      <div>
        <Link to={to}>{t(`setup.items.${id}.title`)}</Link>{" "}
        <span className={desk.soft}>{t(isDone ? "setup.done" : "setup.open")}</span>
        <p className={desk.soft}>{t(`setup.items.${id}.text`, { number: PHOTOS_OF_MODEL })}</p>
        {id === "currency" && !isDone && <KeepCurrency />}
      </div>
    </li>
  );
}

/** Shows the form that chooses dollars by leaving the currency as it is. */
function KeepCurrency() {
  const { t } = useTranslation();
  const action = href("/admin/setup");
  return (
    <Form method="post" action={action} reloadDocument>
      <button className={button.secondary} name="intent" value={KEEP_CURRENCY}>
        {t("setup.items.currency.keep")}
      </button>
    </Form>
  );
}

function Failed({ failed }: { failed: { channel: TestChannel; reason: string }[] }) {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t(failed.length > 0 ? "setup.message.failed" : "setup.message.none")}</p>
      {failed.map(({ channel, reason }) => (
        <p key={channel}>
          {t(`setup.message.channels.${channel}`)}: <span lang="en">{reason}</span>
        </p>
      ))}
    </div>
  );
}

function ExampleLink() {
  const { t } = useTranslation();
  return (
    <section className={desk.section} aria-labelledby="example-title">
      <h2 className={desk.title} id="example-title">
        {t("setup.example.title")}
      </h2>
      <p>{t("setup.example.lead")}</p>
      <p>
        <Link className={button.secondary} to={href("/admin/setup/example")}>
          {t("setup.example.link")}
        </Link>
      </p>
    </section>
  );
}

function TestMessages({ channels }: Pick<SetupPageData, "channels">) {
  const { t } = useTranslation();
  const action = href("/admin/setup");
  return (
    <section className={desk.section} id="messages" aria-labelledby="messages-title">
      <h2 className={desk.title} id="messages-title">
        {t("setup.message.title")}
      </h2>
      {channels.length === 0 ? (
        <p>{t("setup.message.none")}</p>
      ) : (
        <Form method="post" action={action} reloadDocument>
          <p>{t(channels.length > 1 ? "setup.message.both" : `setup.message.${channels[0]!}`)}</p>
          <button className={button.secondary}>{t("setup.message.send")}</button>
        </Form>
      )}
    </section>
  );
}
