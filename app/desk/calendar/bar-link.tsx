import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { visuallyHidden } from "~/ui/page/layout.css";
import { blockAddress } from "./block/block-intents";
import * as styles from "./bar.css";
import type { DrawnBar } from "./group";
import type { Placed } from "./layout/lay-out-row";

export type PlacedBar = Placed<DrawnBar>;

type BarLinkProps = { placed: PlacedBar; today: string };

/** A bar with its state, its text and its dates; those of bookings and blocks are links to them. */
export function BarLink({ placed: { bar, edge, start, end }, today }: BarLinkProps) {
  const to = addressOf(bar);
  const place = edge === "end" ? styles.startFromEnd[start] : styles.start[start];
  const className = [styles.bar, styles.state[bar.state], place, styles.end[end]].join(" ");
  if (to === null) {
    return (
      <span className={className}>
        <BarText bar={bar} today={today} />
      </span>
    );
  }
  return (
    <Link className={className} to={to}>
      <BarText bar={bar} today={today} />
    </Link>
  );
}

function addressOf({ state, bookingId, rowId }: DrawnBar) {
  if (bookingId !== null) return href("/admin/bookings/:id", { id: String(bookingId) });
  return state === "block" && rowId !== null ? blockAddress(rowId) : null;
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
