import { href } from "react-router";
import { PlainLink } from "~/i18n/plain-links";
import { visuallyHidden } from "~/ui/page/layout.css";
import { blockAddress } from "./block/block-intents";
import * as styles from "./bar.css";
import { useBarTexts } from "./bar-texts";
import type { Bar } from "./calendar";
import type { Placed } from "./layout/lay-out-row";

export type PlacedBar = Placed<Bar>;

type BarLinkProps = { placed: PlacedBar };

/** A bar with its state, its text and its dates; those of bookings and blocks are links to them. */
export function BarLink({ placed: { bar, edge, start, end } }: BarLinkProps) {
  const to = addressOf(bar);
  const place = edge === "end" ? styles.startFromEnd[start] : styles.start[start];
  const className = [styles.bar, styles.state[bar.state], place, styles.end[end]].join(" ");
  if (to === null) {
    return (
      <span className={className}>
        <BarText bar={bar} />
      </span>
    );
  }
  return (
    <PlainLink className={className} to={to}>
      <BarText bar={bar} />
    </PlainLink>
  );
}

function addressOf({ state, bookingId, rowId }: Bar) {
  if (bookingId !== null) return href("/admin/bookings/:id", { id: String(bookingId) });
  return state === "block" && rowId !== null ? blockAddress(rowId) : null;
}

/** What is seen may be cut at the end of the bar; the hidden text is complete. */
function BarText({ bar: { state, text, from, until } }: { bar: Bar }) {
  const { letters, states, block, range } = useBarTexts();
  const name = text || block;
  return (
    <>
      <b className={styles.letter[state]} aria-hidden="true">
        {letters[state]}
      </b>
      <span className={styles.text} aria-hidden="true">
        {name}
      </span>
      <span className={visuallyHidden}>
        {states[state]}: {name}, {range(from.slice(0, 10), until.slice(0, 10))}
      </span>
    </>
  );
}
