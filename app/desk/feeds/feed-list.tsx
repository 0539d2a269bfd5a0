import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Manage } from "~/desk/manage";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { control } from "~/ui/form/field.css";
import { message } from "~/ui/message.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { FEED_INTENTS, feedsAddress } from "./feeds-address";
import * as styles from "./feeds.css";
import type { FeedsPageData, ShownFeed } from "./load-feeds.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type FeedListProps = Pick<FeedsPageData, "feeds" | "confirmAddress">;

/** The addresses to copy, each with the forms that end it. */
export function FeedList({ feeds, confirmAddress }: FeedListProps) {
  const { t } = useTranslation();
  if (feeds.length === 0) return <p className={styles.soft}>{t("feeds.out.none")}</p>;
  return (
    <ul className={styles.list}>
      {feeds.map((feed) => (
        <FeedEntry key={feed.id} feed={feed} confirmAddress={confirmAddress} />
      ))}
    </ul>
  );
}

type FeedEntryProps = { feed: ShownFeed; confirmAddress: string };

function FeedEntry({ feed, confirmAddress }: FeedEntryProps) {
  const { t } = useTranslation();
  const subject = useSubjectText()(feed);
  const { owner, isOwn, isPaused } = feed;
  return (
    <li className={styles.entry}>
      <h3 className={styles.name}>
        <PlateText text={subject} plate={feed.vehicle?.plate ?? null} />
      </h3>
      <p className={styles.soft}>
        {t(feed.withNames ? "feeds.out.withNames" : "feeds.out.withoutNames")}
      </p>
      {owner !== null && (
        <p className={styles.soft}>
          {isOwn ? t("feeds.out.own") : t("feeds.out.owner", { name: owner })}
        </p>
      )}
      {isPaused && <p className={message.notice}>{t("feeds.out.paused")}</p>}
      {isOwn && <Address feed={feed} subject={subject} confirmAddress={confirmAddress} />}
      <Commands feed={feed} subject={subject} />
    </li>
  );
}

function Address({ feed: { address }, subject, confirmAddress }: FeedEntryProps & About) {
  const { t } = useTranslation();
  if (address === null) {
    return (
      <div>
        <Link className={button.secondary} to={confirmAddress}>
          {t("feeds.out.show")} <span className={visuallyHidden}>{subject}</span>
        </Link>
      </div>
    );
  }
  return (
    <input
      className={control}
      type="url"
      readOnly
      value={address}
      aria-label={t("feeds.out.address", { subject })}
    />
  );
}

type About = { subject: string };

/** Owners end the feeds of others, but don't get an address that belongs to somebody else. */
function Commands({ feed: { id, isOwn }, subject }: { feed: ShownFeed } & About) {
  const { t } = useTranslation();
  const action = useLocalTo(feedsAddress());
  return (
    <Manage
      label={t(isOwn ? "feeds.out.manage" : "feeds.out.revoke")}
      about={subject}
      text={t("feeds.out.manageText")}
    >
      <Form className={styles.actions} method="post" action={action} reloadDocument>
        <input type="hidden" name="id" value={id} />
        {isOwn && (
          <button className={button.secondary} name="intent" value={FEED_INTENTS.renew}>
            {t("feeds.out.renew")}
          </button>
        )}
        <button className={button.secondary} name="intent" value={FEED_INTENTS.revoke}>
          {t(isOwn ? "feeds.out.revoke" : "feeds.out.revokeNow")}
        </button>
      </Form>
    </Manage>
  );
}

/** What a calendar is of: pick-ups and returns, all vehicles of a model, or one. */
function useSubjectText() {
  const { t } = useTranslation();
  return ({ model, vehicle }: Pick<ShownFeed, "model" | "vehicle">) => {
    if (model === null) return t("feeds.out.today");
    return vehicle ? modelAndVehicle(model, vehicle) : t("feeds.out.allOf", { model });
  };
}
