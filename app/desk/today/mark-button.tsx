import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { BookingFormFields } from "~/desk/bookings/page/revision";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { useTodayAddress } from "./today-view";

type MarkButtonProps = {
  booking: { id: number; name: string; revision: string };
  mark: "out" | "returned";
  /** The URL of the page with the button; without it the page is Today. */
  address?: string;
  variant?: "secondary" | "dawn";
  /** Whether the text is short, where there is little room. */
  isShort?: boolean;
};

/** Shows the button that marks that a vehicle was handed over, or is back, at this minute. */
export function MarkButton({ booking, mark, address, ...look }: MarkButtonProps) {
  const { t } = useTranslation();
  const { variant = "secondary", isShort = false } = look;
  const today = useTodayAddress();
  const action = address ?? today;
  return (
    <Form method="post" action={action} preventScrollReset>
      <BookingFormFields intent={DESK_INTENTS.handover} booking={booking} />
      <button className={button[variant]} name="mark" value={mark}>
        {t(isShort ? `desk.today.${SHORT[mark]}` : `operator.handover.${mark}`)}
        <span className={visuallyHidden}>
          , {booking.id} <bdi>{booking.name}</bdi>
        </span>
      </button>
    </Form>
  );
}

const SHORT = { out: "handedOver", returned: "takenBack" } as const;
