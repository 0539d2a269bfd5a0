import { Form } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { PlateText } from "~/fleet/vehicles/plate-text";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { control } from "~/ui/form/field.css";
import { FEED_INTENTS, feedsAddress } from "./feeds-address";
import * as styles from "./feeds.css";
import type { ShownFeed } from "./load-feeds.server";
import { Manage } from "~/desk/manage";
import { useSubjectText } from "./use-subject-text";

/** The addresses to copy, each with the forms that end it. */
export function FeedList({ feeds }: { feeds: readonly ShownFeed[] }) {
  const { t } = useTranslation();
  if (feeds.length === 0) return <p className={styles.soft}>{t("feeds.out.none")}</p>;
  return (
    <ul className={styles.list}>
      {feeds.map((feed) => (
        <FeedEntry key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

function FeedEntry({ feed: { id, address, withNames, ...feed } }: { feed: ShownFeed }) {
  const { t } = useTranslation();
  const action = useLocalTo(feedsAddress());
  const subject = useSubjectText()(feed);
  return (
    <li className={styles.entry}>
      <h3 className={styles.name}>
        <PlateText text={subject} plate={feed.vehicle?.plate ?? null} />
      </h3>
      <p className={styles.soft}>
        {t(withNames ? "feeds.out.withNames" : "feeds.out.withoutNames")}
      </p>
      <input
        className={control}
        type="url"
        readOnly
        value={address}
        aria-label={t("feeds.out.address", { subject })}
      />
      <Manage label={t("feeds.out.manage")} about={subject} text={t("feeds.out.manageText")}>
        <Form className={styles.actions} method="post" action={action} reloadDocument>
          <input type="hidden" name="id" value={id} />
          <button className={button.secondary} name="intent" value={FEED_INTENTS.renew}>
            {t("feeds.out.renew")}
          </button>
          <button className={button.secondary} name="intent" value={FEED_INTENTS.revoke}>
            {t("feeds.out.revoke")}
          </button>
        </Form>
      </Manage>
    </li>
  );
}
