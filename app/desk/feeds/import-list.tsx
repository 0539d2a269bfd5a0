import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useMoment } from "~/desk/desk-hooks";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { FEED_INTENTS, feedsAddress } from "./feeds-address";
import * as styles from "./feeds.css";
import type { ListedUnreadEvent } from "~/messaging/feeds/import/imports.queries.server";
import type { ShownImport } from "./feeds.server";
import { Manage } from "~/desk/manage";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type ImportListProps = { imports: readonly ShownImport[]; today: string };

/** Shows the calendars of other sites, and how their last fetch ended. */
export function ImportList({ imports, today }: ImportListProps) {
  const { t } = useTranslation();
  if (imports.length === 0) return <p className={styles.soft}>{t("feeds.in.none")}</p>;
  return (
    <ul className={styles.list}>
      {imports.map((one) => (
        <li key={one.id} className={styles.entry}>
          <h3 className={styles.name}>
            <bdi>{one.source}</bdi>:{" "}
            <PlateText text={modelAndVehicle(one.model, one)} plate={one.plate} />
          </h3>
          <ImportState shown={one} today={today} />
          <Commands shown={one} />
        </li>
      ))}
    </ul>
  );
}

function ImportState({ shown, today }: { shown: ShownImport; today: string }) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const { host, fault, faultDetail, triedAt, fetchedAt, events } = shown;
  const free = shown.colliding + shown.outOfService;
  return (
    <>
      <p className={styles.soft}>
        {host}&nbsp;·{" "}
        {fetchedAt
          ? `${t("feeds.in.events", { count: events - free })} ${t("feeds.in.fetched", { when: moment(fetchedAt) })}`
          : t("feeds.in.never")}
      </p>
      {fault && (
        <div className={message.problem}>
          <p>{t(`feeds.faults.${fault}`, { detail: faultDetail })}</p>
          <p>
            {triedAt && t("feeds.in.tried", { when: moment(triedAt) })}{" "}
            {events > 0 && t("feeds.in.stillCounted")}
          </p>
          {fault === "empty" && <AcceptEmpty shown={shown} />}
        </div>
      )}
      <Notices shown={shown} />
      <Unread unread={shown.unread} today={today} />
    </>
  );
}

/** Shows the times of a calendar that take nothing, or that another calendar has too. */
function Notices({ shown }: { shown: ShownImport }) {
  const { t } = useTranslation();
  const { colliding, outOfService, doubled, otherSources } = shown;
  const sources = otherSources.join(", ");
  return (
    <>
      {colliding > 0 && (
        <p className={message.notice}>{t("feeds.in.colliding", { count: colliding })}</p>
      )}
      {outOfService > 0 && (
        <p className={message.notice}>{t("feeds.in.outOfService", { count: outOfService })}</p>
      )}
      {doubled > 0 && (
        <p className={message.notice}>{t("feeds.in.doubled", { count: doubled, sources })}</p>
      )}
    </>
  );
}

type UnreadProps = { unread: ShownImport["unread"]; today: string };

/** Shows events that were not read as a whole, by their number in the file and their beginning. */
function Unread({ unread: { count, events }, today }: UnreadProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  if (count === 0) return null;
  const sentence = ({ number, starts, fault, detail }: ListedUnreadEvent) => {
    const text = t(`feeds.unread.${fault}`, { detail: detail || t("feeds.unread.nothing") });
    if (number === 0) return text;
    const event = t("feeds.unread.event", { number });
    return `${starts ? `${event}, ${moment(starts)}` : event}: ${text}`;
  };
  return (
    <div className={message.notice}>
      <p>{t("feeds.unread.title")}</p>
      <ul>
        {events.map((event) => (
          <li key={`${event.number} ${event.fault} ${event.detail}`}>{sentence(event)}</li>
        ))}
      </ul>
      {count > events.length && <p>{t("feeds.unread.more", { count: count - events.length })}</p>}
    </div>
  );
}

function AcceptEmpty({ shown: { id, events } }: { shown: ShownImport }) {
  const { t } = useTranslation();
  const action = feedsAddress();
  return (
    <Form method="post" action={action} reloadDocument>
      <input type="hidden" name="id" value={id} />
      <button className={button.secondary} name="intent" value={FEED_INTENTS.acceptEmpty}>
        {t("feeds.in.acceptEmpty", { count: events })}
      </button>
    </Form>
  );
}

function Commands({ shown: { id, source, model, ...vehicle } }: { shown: ShownImport }) {
  const { t } = useTranslation();
  const action = feedsAddress();
  const about = `${source}: ${modelAndVehicle(model, vehicle)}`;
  return (
    <div className={styles.actions}>
      <Form method="post" action={action} reloadDocument>
        <input type="hidden" name="id" value={id} />
        <button className={button.secondary} name="intent" value={FEED_INTENTS.fetch}>
          {t("feeds.in.fetch")}
        </button>
      </Form>
      <Manage label={t("feeds.in.manage")} about={about} text={t("feeds.in.manageText")}>
        <Form method="post" action={action} reloadDocument>
          <input type="hidden" name="id" value={id} />
          <button className={button.secondary} name="intent" value={FEED_INTENTS.remove}>
            {t("feeds.in.remove")}
          </button>
        </Form>
      </Manage>
    </div>
  );
}
