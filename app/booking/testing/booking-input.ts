import type { BookingInput } from "../booking";

export function bookingInput(changes: Partial<BookingInput> = {}): BookingInput {
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
