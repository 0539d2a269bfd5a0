import type { ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import type { ListPage } from "~/booking/agenda/listed";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import type { TodayRows } from "./load-today.server";
import * as styles from "./today.css";
import { PAGE_ROWS, todayAddress, type TodayList } from "./today-view";

type TodaySectionProps = {
  list: TodayList;
  title: string;
  note?: string;
  listed: ListPage<unknown>;
  today: TodayRows;
  /** The rows. */
  children: ReactNode;
  /** The content that follows the rows. */
  foot?: ReactNode;
};

/** Shows a list of what needs staff, with the way to the rows that it doesn't show. */
export function TodaySection({ list, title, note, listed, today, ...content }: TodaySectionProps) {
  const id = titleId(list);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <span className={styles.soft}>{note}</span>}
      </div>
      <ol className={styles.list}>{content.children}</ol>
      {content.foot && <div className={styles.rest}>{content.foot}</div>}
      <Rest list={list} listed={listed} today={today} />
    </section>
  );
}

/** The lists that the summary leads to; that of requests that nobody answered is never long. */
export type SummaryList = TodayList | "asked";

/** Returns the id of a list's heading. */
export function titleId(list: SummaryList): string {
  return `${list}-title`;
}

type RestProps = { list: TodayList; listed: ListPage<unknown>; today: TodayRows };

/** Shows, where not all is shown, the way to the whole list, or to its other pages. */
export function Rest({ list, listed, today: { view } }: RestProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { rows, total } = listed;
  if (view.kind !== "all") return <Pages total={total} shown={rows.length} view={view} />;
  if (total <= rows.length) return null;
  return (
    <p className={styles.rest}>
      <Link to={todayAddress({ kind: "list", list, page: 1 })}>
        {t("desk.today.showAll", { total: number(total) })}
      </Link>
    </p>
  );
}

type PagesProps = {
  total: number;
  shown: number;
  view: Exclude<TodayRows["view"], { kind: "all" }>;
};

function Pages({ total, shown, view }: PagesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { page } = view;
  const from = (page - 1) * PAGE_ROWS;
  const isLast = from + shown >= total;
  if (page === 1 && isLast) return null;
  const range = { from: number(from + 1), until: number(from + shown), total: number(total) };
  return (
    <nav className={styles.pages} aria-label={t("desk.today.pages")}>
      {page > 1 && (
        <Link to={todayAddress({ ...view, page: page - 1 })}>{t("desk.today.previous")}</Link>
      )}
      {shown > 0 && <span>{t("desk.today.part", range)}</span>}
      {!isLast && (
        <Link to={todayAddress({ ...view, page: page + 1 })}>{t("desk.today.nextPage")}</Link>
      )}
    </nav>
  );
}

type TodayItemProps = {
  /** Says what is wrong, in few words, if the list's title doesn't say it. */
  mark?: string;
  title: ReactNode;
  /** The buttons. */
  step: ReactNode;
  children: ReactNode;
};

export function TodayItem({ mark, title, step, children }: TodayItemProps) {
  return (
    <li className={styles.request}>
      <div className={styles.itemText}>
        {mark && <p className={styles.age}>{mark}</p>}
        <h3 className={styles.name}>{title}</h3>
        <div className={styles.facts}>{children}</div>
      </div>
      <div className={styles.step}>{step}</div>
    </li>
  );
}
