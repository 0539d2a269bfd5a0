import type { ReactNode } from "react";
import * as booking from "~/desk/bookings/list/booking-desk.css";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";

type ManageProps = {
  label: string;
  /** Names the entry for screen readers. */
  about: string;
  /** The text says what follows from the commands. */
  text: string;
  children: ReactNode;
};

/** Shows commands that can't be undone, behind a first step. */
export function Manage({ label, about, text, children }: ManageProps) {
  return (
    <details className={booking.decision}>
      <summary className={`${button.secondary} ${booking.summary}`}>
        {label} <span className={visuallyHidden}>{about}</span>
      </summary>
      <div className={booking.question}>
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}
