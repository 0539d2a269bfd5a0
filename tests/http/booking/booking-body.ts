import { bookingInput } from "../../../app/booking/testing/booking-input";

/** Returns a valid body of `POST /api/booking`. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...bookingInput(), ...changes };
}

/**
 * Returns a valid booking as form fields, without unchecked boxes. Its dates are years ahead: the form has asked
 * about them.
 */
export function bookingFields(changes: Record<string, string> = {}): Record<string, string> {
  const { addChildSeat: _, addSkiRack: __, ...fields } = bookingBody();
  return { ...(fields as Record<string, string>), asked: "dates", ...changes };
}
