import { bookingInput } from "../../../app/booking/testing/booking-input";

/** A valid body of `POST /api/booking`. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...bookingInput(), ...changes };
}

/** A valid booking as form fields, without unchecked boxes. */
export function bookingFields(changes: Record<string, string> = {}): Record<string, string> {
  const { addChildSeat: _, addSkiRack: __, ...fields } = bookingBody();
  return { ...(fields as Record<string, string>), ...changes };
}
