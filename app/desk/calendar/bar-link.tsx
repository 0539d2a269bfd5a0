import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./bar.css";
import type { DrawnBar } from "./group";
import type { Placed } from "./layout/lay-out-row";

export type PlacedBar = Placed<DrawnBar>;

type BarLinkProps = { placed: PlacedBar; today: string };

/** A bar with its state, its text and its dates; those of bookings are links to them. */
export function BarLink({ placed: { bar, edge, start, end }, today }: BarLinkProps) {
  const { state, bookingId } = bar;
  const place = edge === "end" ? styles.startFromEnd[start] : styles.start[start];
  const className = [styles.bar, styles.state[state], place, styles.end[end]].join(" ");
  if (bookingId === null) {
    return (
      <span className={className}>
        <BarText bar={bar} today={today} />
      </span>
    );
  }
  return (
    <Link className={className} to={href("/admin/bookings/:id", { id: String(bookingId) })}>
      <BarText bar={bar} today={today} />
    </Link>
  );
}

function BarText({ bar: { state, text, from, until }, today }: { bar: DrawnBar; today: string }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  return (
    <>
      <b className={styles.letter[state]} aria-hidden="true">
        {t(`calendar.letters.${state}`)}
      </b>
      <span className={visuallyHidden}>{t(`calendar.states.${state}`)}: </span>
      <span className={styles.text}>
        {text || t("calendar.block")} {range(from.slice(0, 10), until.slice(0, 10), today)}
      </span>
    </>
  );
}
