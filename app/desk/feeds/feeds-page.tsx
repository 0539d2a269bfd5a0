import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { DeskLayout } from "~/desk/desk-layout";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { message } from "~/ui/message.css";
import type { FeedsAnswer, FeedsPageData, ShownFeed } from "./feeds.server";
import * as styles from "./feeds.css";
import { ImportList } from "./import-list";
import { Form } from "react-router";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { InputField } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { firstText } from "~/web/first-text";
import type { FormResult } from "~/web/http/submission.server";
import {
  IMPORT_FIELDS,
  type ImportField,
  subjectValue,
  TODAY,
  FEED_INTENTS,
  feedsAddress,
} from "./feeds-address";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";
import { Checkbox } from "~/ui/form/choice";
import { Manage } from "~/desk/manage";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { control } from "~/ui/form/field.css";
import { visuallyHidden } from "~/ui/page/layout.css";

type FeedsPageProps = { page: FeedsPageData; answer: FeedsAnswer | null };

/** Shows the calendar's addresses for other programs, and the calendars of other sites. */
export function FeedsPage({ page, answer }: FeedsPageProps) {
  const { t } = useTranslation();
  const { today, feeds, confirmAddress } = page;
  return (
    <DeskLayout
      title={t("feeds.title")}
      done={answer ? null : doneText(t, page)}
      problem={
        answer?.form === "list" && (
          <p className={message.problem} role="alert">
            {t("feeds.gone")}
          </p>
        )
      }
      isRefused={answer !== null}
    >
      <Link className={standaloneLink} to={calendarAddress({ from: today })}>
        <Icon name="back" />
        {t("feeds.back")}
      </Link>
      <div className={styles.sections}>
        <section className={styles.section} aria-labelledby="out-title">
          <h2 className={styles.title} id="out-title">
            {t("feeds.out.title")}
          </h2>
          <p>{t("feeds.out.text")}</p>
          <FeedList feeds={feeds} confirmAddress={confirmAddress} />
          <FeedForm page={page} result={answer?.form === "feed" ? answer.result : undefined} />
        </section>
        <section className={styles.section} aria-labelledby="in-title">
          <h2 className={styles.title} id="in-title">
            {t("feeds.in.title")}
          </h2>
          <p>{t("feeds.in.text")}</p>
          <ImportList imports={page.imports} today={today} />
          <ImportForm page={page} result={answer?.form === "import" ? answer.result : undefined} />
        </section>
      </div>
    </DeskLayout>
  );
}

/** Returns what the last form has done, or that a new address may be made now. */
function doneText(t: TFunction, { done, chosen, isConfirmed }: FeedsPageData) {
  if (done) return t(`feeds.done.${done}`);
  return chosen?.withNames && isConfirmed ? t("feeds.out.confirmed") : null;
}

type ImportFormProps = { page: FeedsPageData; result: FormResult | undefined };

/** Shows the form that adds the calendar of another site and fetches it. */
function ImportForm({ page: { vehicles }, result }: ImportFormProps) {
  const { t } = useTranslation();
  const action = feedsAddress();
  if (vehicles.length === 0) return <p>{t("feeds.in.noVehicles")}</p>;
  const messages = (field: ImportField) => (result?.error?.[field] ?? []).map((key) => t(key));
  const entries = IMPORT_FIELDS.map((id) => ({ id, messages: messages(id) }));
  const field = (id: ImportField) => ({
    id,
    name: id,
    label: t(`feeds.in.${id}`),
    errors: messages(id),
    defaultValue: firstText(result?.initialValue?.[id]),
  });
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument noValidate>
      <h3 className={styles.name}>{t("feeds.in.add")}</h3>
      <ErrorSummary title={t("booking.problem")} entries={entries} />
      <SelectField
        {...field("vehicle")}
        placeholder={t("feeds.choose")}
        options={vehicles.map(({ id, model, ...vehicle }) => ({
          value: String(id),
          label: modelAndVehicle(model, vehicle),
        }))}
      />
      <InputField {...field("source")} hint={t("feeds.in.sourceHint")} />
      <InputField {...field("url")} hint={t("feeds.in.urlHint")} input={{ type: "url" }} />
      <div>
        <button className={button.primary} name="intent" value={FEED_INTENTS.add}>
          {t("feeds.in.submit")}
        </button>
      </div>
    </Form>
  );
}

type FeedFormProps = { page: FeedsPageData; result: FormResult | undefined };

/** Shows the form that makes an address for the calendar of a model, of a vehicle, or of the next days. */
function FeedForm({ page, result }: FeedFormProps) {
  const { t } = useTranslation();
  const action = feedsAddress();
  const options = useSubjects(page);
  const typed = result?.initialValue ?? page.chosen;
  const messages = (result?.error?.subject ?? []).map((key) => t(key));
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument noValidate>
      <h3 className={styles.name}>{t("feeds.out.add")}</h3>
      <ErrorSummary title={t("booking.problem")} entries={[{ id: "subject", messages }]} />
      <SelectField
        id="subject"
        name="subject"
        label={t("feeds.out.subject")}
        errors={messages}
        placeholder={t("feeds.choose")}
        options={options}
        defaultValue={firstText(typed?.subject)}
      />
      <Checkbox
        id="withNames"
        name="withNames"
        label={t("feeds.out.names")}
        hint={t("feeds.out.namesHint")}
        defaultChecked={Boolean(typed?.withNames)}
      />
      <div>
        <button className={button.primary} name="intent" value={FEED_INTENTS.create}>
          {t("feeds.out.submit")}
        </button>
      </div>
    </Form>
  );
}

/** Returns the options: each model stands before its vehicles. */
function useSubjects({ vehicles }: FeedsPageData) {
  const { t } = useTranslation();
  const options = vehicles.flatMap(({ id, modelId, model, ...vehicle }, index) => {
    const own = { value: subjectValue("vehicle", id), label: modelAndVehicle(model, vehicle) };
    const isFirst = vehicles[index - 1]?.modelId !== modelId;
    const all = { value: subjectValue("model", modelId), label: t("feeds.out.allOf", { model }) };
    return isFirst ? [all, own] : [own];
  });
  return [{ value: TODAY, label: t("feeds.out.today") }, ...options];
}

type FeedListProps = Pick<FeedsPageData, "feeds" | "confirmAddress">;

/** Shows the addresses to copy, each with the forms that end it. */
function FeedList({ feeds, confirmAddress }: FeedListProps) {
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

/**
 * Shows the commands of a feed. Owners end the feeds of others, but don't get an address that belongs to
 * somebody else.
 */
function Commands({ feed: { id, isOwn }, subject }: { feed: ShownFeed } & About) {
  const { t } = useTranslation();
  const action = feedsAddress();
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

/**
 * Returns a function that says what a calendar is of: pick-ups and returns, all vehicles of a model, or
 * one.
 */
function useSubjectText() {
  const { t } = useTranslation();
  return ({ model, vehicle }: Pick<ShownFeed, "model" | "vehicle">) => {
    if (model === null) return t("feeds.out.today");
    return vehicle ? modelAndVehicle(model, vehicle) : t("feeds.out.allOf", { model });
  };
}
