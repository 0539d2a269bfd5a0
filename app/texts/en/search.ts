/** The search of the desk, the rentals of a car, and who had it when. */
export const search = {
  title: "Search",
  label: "Search bookings and cars",
  placeholder: "Name, phone, plate…",
  submit: "Search everywhere",
  hint: "Search by name, phone, email, number plate, booking number or reference, or a word from a note.",
  short: "Type at least two characters, or the number of a booking.",
  long: "The search is too long: type at most {{max}} characters.",
  none: "Nothing found for “{{q}}”. Try only a part: the surname, the last digits of the phone number, the middle of the number plate.",
  found: "“{{q}}”: {{what}}",
  bookingCount_one: "{{count}} booking",
  bookingCount_other: "{{count}} bookings",
  moreBookings: "more than {{count}} bookings",
  vehicleCount_one: "{{count}} car",
  vehicleCount_other: "{{count}} cars",
  allBookings: "Show all these bookings",
  vehicles: "Cars",
  pages: "More cars",
  previous: "Previous cars",
  next: "More cars",
  holder: {
    title: "Who had this number plate?",
    titleOfVehicle: "Who had this car?",
    hint: "For a fine: enter the date and the time to the minute, in Tbilisi time.",
    fields: { plate: "Number plate", date: "Date", time: "Time" },
    submit: "Show who had it",
    faults: {
      plate: "Enter the number plate",
      date: "Enter a date, such as 2026-11-21",
      time: "Enter a time, such as 14:05",
    },
    future: "This time is still to come.",
    unknownPlate: "No car in your fleet has or had the number plate {{plate}}.",
    otherwise: {
      free: "Nobody had the car: it was free.",
      notInService: "The car was not in your fleet on this day.",
      notKnownYet: "Not known: the car has been in this system only since {{moment}}.",
      block: "Nobody had rented the car: it was marked as not for rent.",
      channel: "The car was taken by a booking from an imported calendar. See there who had it.",
    },
    basis: {
      returned: "Had the car from {{start}} to {{end}}.",
      out: "Has had the car since {{start}}. Its return is not marked; it was planned for {{end}}.",
      assumed:
        "Had the car from {{start}} to {{end}} if all went as planned. The times were recorded with “All as planned”, so this is not certain.",
      planned:
        "Was to have the car from {{start}} to {{end}}. Nobody marked the hand-over, so this is not certain.",
      removed:
        "The hand-over was marked for {{start}}, and the mark was removed: {{end}}. They may have had the car until then.",
      replaced:
        "Was to have this car from {{start}}. The booking was moved to another car ({{end}}). Nobody marked the hand-over, so this is not certain.",
    },
    afterEnd:
      "Was to have the car from {{start}} to {{end}}. Neither hand-over nor return is marked: they may still have had it.",
  },
  rentals: {
    title: "Rentals of this car",
    none: "No rentals yet.",
    pages: "More rentals",
    newer: "Newer rentals",
    older: "Older rentals",
    basis: {
      out: "not back yet; the return is as planned",
      assumed: "as planned; recorded with “All as planned”",
      planned: "as planned; the hand-over is not marked",
      removed: "the mark of the hand-over was removed",
      replaced: "as planned; then the booking got another car",
    },
  },
};
