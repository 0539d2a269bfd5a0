import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { DeskLayout } from "~/desk/desk-layout";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { message } from "~/ui/message.css";
import { FeedForm } from "./feed-form";
import { FeedList } from "./feed-list";
import type { FeedsAnswer } from "./feeds-action.server";
import * as styles from "./feeds.css";
import { ImportForm } from "./import-form";
import { ImportList } from "./import-list";
import type { FeedsPageData } from "./load-feeds.server";

type FeedsPageProps = { page: FeedsPageData; answer: FeedsAnswer | null };

/** The calendar's addresses for other programs, and the calendars of other sites. */
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
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="out-title">
          <h2 className={styles.title} id="out-title">
            {t("feeds.out.title")}
          </h2>
          <p>{t("feeds.out.text")}</p>
          <FeedList feeds={feeds} confirmAddress={confirmAddress} />
          <FeedForm page={page} result={answer?.form === "feed" ? answer.result : undefined} />
        </section>
        <section className={styles.part} aria-labelledby="in-title">
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

/** What the last form has done, or that a new address may be made now. */
function doneText(t: TFunction, { done, chosen, isConfirmed }: FeedsPageData) {
  if (done) return t(`feeds.done.${done}`);
  return chosen?.withNames && isConfirmed ? t("feeds.out.confirmed") : null;
}
