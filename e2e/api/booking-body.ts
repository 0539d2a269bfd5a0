/** A valid body of `POST /api/booking`; each test changes what it is about. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Nino Beridze",
    email: "nino@example.com",
    phone: "+995 555 12 34 56",
    vehicle: "Toyota RAV4",
    vehicleType: "suv",
    pickup: "Tbilisi Airport",
    return: "Tbilisi",
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-15",
    returnTime: "12:00",
    notes: "",
    contactPreference: "whatsapp",
    addChildSeat: false,
    addSkiRack: false,
    ...changes,
  };
}

/** A valid body of `POST /api/booking` as the fields of the form, whose unchecked boxes send nothing. */
export function bookingFields(changes: Record<string, string> = {}): Record<string, string> {
  const { addChildSeat: _, addSkiRack: __, ...fields } = bookingBody();
  return { ...(fields as Record<string, string>), ...changes };
}
