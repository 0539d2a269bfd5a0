import type { ReactNode } from "react";
import { href } from "react-router";
import { Link } from "~/web/i18n/link";
import * as styles from "./booking-link.css";

/** Shows the name of a booking in a list, linked to its page. */
export function BookingLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link className={styles.link} to={href("/admin/bookings/:id", { id: String(id) })}>
      <bdi>{children}</bdi>
    </Link>
  );
}
