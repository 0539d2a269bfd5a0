export const newBooking = {
  title: "New booking",
  text: "For customers who phone or walk in. The booking is confirmed straight away and a car is set aside. You can leave the email empty.",
  blockInstead: "Or mark the car as not for rent on these days.",
  vehicle: "Car",
  sources: { phone: "By phone", door: "In person" },
  taken: { phone: "Taken by phone", door: "Taken in person" },
  trip: "Rental",
  customer: "Customer",
  hints: {
    phone: "With the country code.",
    notes: "Optional: flight number, hotel address, questions.",
  },
  price: "Price",
  submit: "Book and confirm",
  errors: {
    vehicle: "Choose a car",
    source: "Say how the booking came in",
  },
  refused: {
    full: "Nothing was booked: the car is taken for part of this period. Choose another car or other dates.",
    needed:
      "Nothing was booked: bookings that have no car yet need every car of this model during this period. Choose another car or other dates.",
    notInService:
      "Nothing was booked: the car is not in the fleet on all of these days. Choose another car or other dates.",
    unknown: "Nothing was booked: this car is no longer offered. Choose another one.",
    priceChanged: "Nothing is booked yet: the price is now {{now}}. If that is right, book again.",
    unavailable: "Nothing was booked: the database is not answering. Try again in a moment.",
  },
};
