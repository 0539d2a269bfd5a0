import type { DESK_INTENTS } from "~/desk/desk-intents";

/** The field with what a form has seen of its booking. */
export const REVISION = "revision";

type BookingFormFieldsProps = {
  intent?: (typeof DESK_INTENTS)[keyof typeof DESK_INTENTS];
  booking: { id: number; revision: string };
};

/**
 * Shows the hidden fields of each form that changes a booking; it is refused if the booking has changed
 * since.
 */
export function BookingFormFields({ intent, booking }: BookingFormFieldsProps) {
  return (
    <>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="id" value={booking.id} />
      <input type="hidden" name={REVISION} value={booking.revision} />
    </>
  );
}
