export const newBooking = {
  title: "New booking",
  text: "For a customer on the phone or at the door. The booking is confirmed at once and gets the car. The email may stay empty.",
  blockInstead: "Or take the car out of the rental for these days.",
  vehicle: "Car",
  sources: { phone: "By phone", door: "At the door" },
  taken: { phone: "Taken by phone", door: "Taken at the door" },
  trip: "Trip",
  customer: "Customer",
  hints: {
    phone: "With the country code.",
    notes: "Optional: flight number, hotel address, questions.",
  },
  price: "Price",
  submit: "Book and confirm",
  errors: {
    vehicle: "Choose a car",
    source: "Say how the booking came",
  },
  refused: {
    full: "Nothing was booked: the car is taken at this time. Choose another car or other dates.",
    notInService:
      "Nothing was booked: the car is not in service on all of these days. Choose another car or other dates.",
    unknown: "Nothing was booked: this car is not offered any more. Choose another one.",
    priceChanged: "Nothing was booked yet: the price is now {{now}}. Book again if that is right.",
    unavailable: "Nothing was booked: the database does not answer. Try again in a moment.",
  },
};
