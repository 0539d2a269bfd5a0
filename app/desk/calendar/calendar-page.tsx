import { useMemo } from "react";
import { href, Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { DeskProblem } from "~/desk/desk-request.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import { DeskLayout } from "~/desk/desk-layout";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { RefreshLink } from "~/desk/refresh-link";
import { useDeskRefresh } from "~/desk/use-desk-notifications";
import { useFlashMessage } from "~/desk/use-flash-message";
import { feedsAddress } from "~/desk/feeds/feeds-address";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { standaloneLink } from "~/ui/link.css";
import { message } from "~/ui/message.css";
import { Pagination } from "~/ui/page/pagination";
import { CalendarTable } from "./calendar-table";
import { CalendarTools } from "./calendar-tools";
import { calendarAddress } from "./calendar-query";
import { useDrag } from "./drag/use-drag";
import { DayList } from "./day-list-section";
import type { CalendarData, SentCalendar } from "./load-calendar.server";
import { unpackGroups } from "./packed-groups";
import * as styles from "./calendar.css";
import { TroubleList } from "./trouble-list";
import { BAR_STATES } from "./calendar";
import * as bars from "./bar.css";
import { newBookingAddress } from "~/desk/new-booking/new-booking";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { fold, foldBody, opener } from "./calendar-filter.css";

type CalendarPageProps = {
  calendar: SentCalendar;
  flash: DeskFlash | null;
  /** Whether the last request failed and older data are shown. */
  isStale: boolean;
  problem: DeskProblem | undefined;
};

/** Shows which vehicle is where on which day: a table, on narrow screens a list of one day. */
export function CalendarPage({ calendar: sent, flash, isStale, problem }: CalendarPageProps) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const calendar = useMemo(() => ({ ...sent, groups: unpackGroups(sent.groups) }), [sent]);
  const { today, time, groups, done } = calendar;
  const changed = useFlashMessage(flash);
  useDeskRefresh();
  const drag = useDrag(groups);
  // Nothing is dropped without scripts, nor on a narrow screen.
  const isAtDrop = drag.drop !== null && groups.length > 0;
  return (
    <DeskLayout
      title={t("calendar.title")}
      note={<p className={styles.soft}>{t("calendar.now", { date: short(today, today), time })}</p>}
      actions={<Actions />}
      done={changed ?? (done && t(`calendar.done.${done}`))}
      preservesScroll
      problem={problem && !isAtDrop && <DeskProblemMessage problem={problem} />}
      isRefused={problem !== undefined}
    >
      {isStale && (
        <p className={message.problem} role="alert">
          {t("calendar.stale")}
        </p>
      )}
      <CalendarTools calendar={calendar} />
      <CalendarFilter calendar={calendar} />
      <TroubleList calendar={calendar} />
      <FreeList calendar={calendar} />
      {groups.length === 0 ? (
        <Empty calendar={calendar} />
      ) : (
        <>
          <DayList calendar={calendar} />
          <CalendarTable calendar={calendar} drag={drag} problem={problem} />
          <Legend />
        </>
      )}
      {calendar.hasMoreRequests && <p className={styles.soft}>{t("calendar.moreRequests")}</p>}
      <div className={styles.foot}>
        <Pages calendar={calendar} />
        <p>
          <Link className={standaloneLink} to={feedsAddress()}>
            {t("feeds.title")}
          </Link>
        </p>
      </div>
    </DeskLayout>
  );
}

function Actions() {
  const { t } = useTranslation();
  return (
    <>
      <Link className={button.primary} to={href("/admin/bookings/new")}>
        {t("newBooking.title")}
      </Link>
      <RefreshLink />
    </>
  );
}

/** Says that there is nothing to show: no vehicles, or none that is free. */
function Empty({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, today } = calendar;
  const { free } = query;
  if (free) {
    const from = range(free.from, free.from, today);
    const until = range(free.until, free.until, today);
    return (
      <div className={styles.empty}>
        <p>{t("calendar.filter.noneFree", { from, until })}</p>
        <Link className={button.secondary} to={calendarAddress({ ...query, free: null, page: 1 })}>
          {t("calendar.filter.reset")}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{t("calendar.empty")}</p>
      <Link className={button.secondary} to={fleetAddress()}>
        {t("calendar.toFleet")}
      </Link>
    </div>
  );
}

function Pages({ calendar: { query, pages } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { page } = query;
  const to = (other: number) => calendarAddress({ ...query, page: other });
  return (
    <Pagination
      label={t("calendar.pages")}
      newer={page > 1 ? { to: to(page - 1), text: t("calendar.previousPage") } : null}
      older={page < pages ? { to: to(page + 1), text: t("calendar.nextPage") } : null}
    />
  );
}

/** Explains the letters and colours of the bars. */
function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t("calendar.legend")}>
      {BAR_STATES.map((state) => (
        <li key={state} className={styles.legendItem}>
          <span className={`${bars.sample} ${bars.state[state]}`} aria-hidden="true">
            <b className={bars.letter[state]}>{t(`calendar.letters.${state}`)}</b>
          </span>
          {t(`calendar.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the vehicles that are free for the dates of the filter, each a link to a booking of these dates.
 */
function FreeList({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, groups, today } = calendar;
  const { free } = query;
  if (!free || groups.length === 0) return null;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="free-title" className={styles.section}>
      <h2 className={styles.troubleTitle} id="free-title">
        {t("calendar.filter.found", { count, range: range(free.from, free.until, today) })}
      </h2>
      <ul className={styles.freeModels}>
        {groups.map(({ id, name, rows }) => (
          <li key={id}>
            <b>{name}</b> {rows.length}
            <div className={styles.freeVehicles}>
              {rows.map(({ vehicle }) => (
                <Link
                  key={vehicle.id}
                  className={standaloneLink}
                  to={newBookingAddress(vehicle.id, free.from, free.until)}
                >
                  <VehicleLabel model={name} vehicle={vehicle} />
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the form of the filters, folded until one is used. */
function CalendarFilter({ calendar: { query, models } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { from, days, model, free } = query;
  const options = models.map(({ id, name }) => ({ value: String(id), label: name }));
  const isFiltered = model !== null || free !== null;
  return (
    <details className={fold} open={isFiltered} key={String(isFiltered)}>
      <summary className={opener}>{t("calendar.filter.title")}</summary>
      <Form className={foldBody} action={href("/admin/calendar")}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="days" value={days} />
        <SelectField
          id="model"
          name="model"
          label={t("calendar.filter.model")}
          placeholder={t("calendar.filter.anyModel")}
          options={options}
          defaultValue={model === null ? "" : String(model)}
        />
        <Field id="freeFrom" name="freeFrom" label={t("calendar.filter.freeFrom")}>
          {(control) => <input {...control} type="date" defaultValue={free?.from} />}
        </Field>
        <Field id="freeUntil" name="freeUntil" label={t("calendar.filter.freeUntil")}>
          {(control) => <input {...control} type="date" defaultValue={free?.until} />}
        </Field>
        <button className={button.secondary}>{t("calendar.filter.submit")}</button>
        {isFiltered && (
          <Link className={button.plain} to={calendarAddress({ from, days })}>
            {t("calendar.filter.reset")}
          </Link>
        )}
      </Form>
    </details>
  );
}
