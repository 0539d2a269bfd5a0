import { href } from "react-router";
import { visuallyHidden } from "~/ui/page/layout.css";
import { blockAddress } from "./block/block-intents";
import * as styles from "./bar.css";
import type { RowBar } from "./calendar";
import type { Placed } from "./layout/lay-out-row";
import type { TableTexts } from "./table-texts";
import { isolate } from "~/web/i18n/isolate";

/**
 * A bar with its state, its text and its dates; those of bookings and blocks are links to them. What is
 * seen may be cut at the end of the bar; the hidden text is complete.
 *
 * Not a component, as the cells: components would take most of the time of a table.
 */
export function barLink({ bar, edge, start, end }: Placed<RowBar>, texts: TableTexts) {
  const { state, from, until } = bar;
  const name = bar.text || texts.block;
  const place = edge === "end" ? styles.startFromEnd[start] : styles.start[start];
  const className = `${styles.bar} ${styles.state[state]} ${place} ${styles.end[end]}`;
  const dates = texts.range(from.slice(0, 10), until.slice(0, 10));
  const content = (
    <>
      <b className={styles.letter[state]} aria-hidden="true">
        {texts.letters[state]}
      </b>
      <span className={styles.text} aria-hidden="true">
        <bdi>{name}</bdi>
      </span>
      <span className={visuallyHidden}>{`${texts.states[state]}: ${isolate(name)}, ${dates}`}</span>
    </>
  );
  const to = addressOf(bar);
  if (to === null) {
    return (
      <span key={bar.rowId} className={className}>
        {content}
      </span>
    );
  }
  return (
    <a key={to} className={className} href={texts.address(to)}>
      {content}
    </a>
  );
}

function addressOf({ state, bookingId, rowId }: RowBar) {
  if (bookingId !== null) return href("/admin/bookings/:id", { id: String(bookingId) });
  return state === "block" && rowId !== null ? blockAddress(rowId) : null;
}
