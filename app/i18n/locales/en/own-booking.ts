export const ownBooking = {
  title: "Booking {{id}}",
  heading: "Your booking",
  keepLink: "Save the address of this page: it opens your booking. Don’t share it with anyone.",
  meta: {
    find: {
      title: "Find your booking",
      description:
        "Lost the link to your car rental booking? Enter its number and your email address to see its status, calendar file and voucher, or to cancel it.",
      keywords: "find my booking, car rental booking Georgia, cancel car rental",
    },
  },
  done: {
    cancelled: "Your booking is cancelled. There is nothing to pay.",
    message: "We have your message and will answer you.",
    extended: "We have your request and will answer you.",
  },
  forget: {
    text: "Not your computer? Let it forget your bookings. They stay valid.",
    submit: "Forget my bookings on this device",
    done: "This device has forgotten your bookings.",
    still:
      "They stay valid: links in our emails still work, and below you can find a booking by its number and your email address.",
    history:
      "The browser’s history may still have the address of a booking. On a shared computer, clear it too.",
  },
  next: {
    pending:
      "We are checking that the car is free on your dates. You will have our answer by {{time}} on {{date}}, Tbilisi time.",
    overdue:
      "We meant to answer you by {{time}} on {{date}}, and it seems we haven’t. We’re sorry: please call or write to us now.",
    confirmed:
      "The car is yours. We meet you at {{place}} on {{date}} at {{time}}. Bring your passport and your original driving licence.",
    confirmedElsewhere:
      "The car is yours. We meet you at the agreed place on {{date}} at {{time}}. Bring your passport and your original driving licence.",
    cancelled:
      "This booking is cancelled, and there is nothing to pay. We hope to see you another time.",
    completed: "This rental is over. Thank you for driving with us.",
  },
  keep: {
    title: "For your trip",
    calendar: "Add to your calendar",
    voucher: "Voucher to print",
  },
  contact: { title: "Talk to us" },
  change: {
    title: "Ask for a change",
    text: "Other dates, another place, a child seat? Write what you need, and we answer you.",
    label: "Your message",
    hint: "At most {{count}} characters.",
    send: "Send the message",
    sending: "Sending…",
    sent: "What you wrote",
    full: "You have written to us {{count}} times about this booking. It is easier to talk now: call us, or write by another channel.",
    closed:
      "This booking is closed and takes no more messages. Call us, or write by another channel.",
  },
  extend: {
    title: "Return at another time",
    text: "Need the car for longer, or bringing it back early? See the price first, then ask us.",
    price: "Show the price",
    ask: "Ask for this return",
    free: "The car is free until then. The new return counts once we have confirmed it.",
    taken: "The car is booked after you. Ask us all the same: we will look for a way.",
    asked: "You asked us for this return. The booked one counts until we have answered.",
    declined: "We’re sorry: we can’t offer this return. The booked one still counts.",
    changed: "Your booking or its price has changed. Look at it again before you ask.",
    bad: "Nothing was sent: enter another date and time of return.",
    message: "Asks for another return: {{date}}, {{time}}. Total {{total}}.",
  },
  cancel: {
    title: "Cancel the booking",
    until: "Free until {{time}} on {{date}}, Tbilisi time: {{count}} hours before the pick-up.",
    ask: "Cancel this booking",
    question:
      "Do you really want to cancel booking {{id}}? The car will be free for somebody else.",
    yes: "Yes, cancel it",
    late: "It is less than {{count}} hours to the pick-up, so this booking can’t be cancelled here. Call us, and we will look for a solution together.",
    cancelled: "This booking is already cancelled.",
    completed: "This rental is over, so there is nothing left to cancel.",
    changed: "This booking has just changed. Look at it again before you cancel.",
  },
  again: "Book another car",
  errors: {
    message: "Write your message",
    tooLong: "Use at most {{count}} characters",
    unprintable: "Remove the characters that can’t be printed",
    unanswered:
      "Your message was not sent: the server did not answer. Please try again, or call us.",
    unansweredCancel:
      "The server did not answer, so we can’t tell whether the booking is cancelled. Please try again, or call us.",
  },
  unknown: {
    title: "We can’t find this booking",
    text: "The link is incomplete or mistyped. Find the booking by its number and your email address, or call us.",
    find: "Find my booking",
  },
  find: {
    title: "Find your booking",
    lead: "Lost the link to your booking? Its number and your email address bring you back to it.",
    number: "Booking number",
    numberHint: "It was on the page that you saw after booking.",
    email: "Email",
    emailHint: "The address that you booked with.",
    submit: "Show my booking",
    problem: "We found no booking with this number and email address. Check both, or call us.",
    tooMany_one: "That was too many attempts. Wait {{count}} minute and try again, or call us.",
    tooMany_other: "That was too many attempts. Wait {{count}} minutes and try again, or call us.",
    help: "Have neither? Call us, and we will find the booking by your name.",
  },
  calendar: { summary: "Rental car: {{car}} ({{company}})" },
  voucher: {
    title: "Voucher",
    lead: "Show this page when you pick up the car, on paper or on your phone.",
    print: "Print",
    back: "Back to the booking",
    pickup: "Pick-up",
    return: "Return",
    renter: "Renter",
    car: "Car",
    plate: "Number plate: {{plate}}",
    notes: "Notes",
    shortened: "Shortened here; we have the full text.",
    bring: "What to bring",
    bringText:
      "Passport, original driving licence (and an International Driving Permit if it is not in Latin script), deposit of {{amount}}.",
    bringPapers:
      "Passport and original driving licence (and an International Driving Permit if it is not in Latin script).",
    reach: "Contact us",
    valid: {
      pending: "Not confirmed yet: this voucher is valid once we have confirmed the booking.",
      confirmed: "Confirmed: the car is waiting for you.",
      cancelled: "Cancelled: this voucher is not valid.",
      completed: "This rental is over.",
    },
  },
  link: "See, change or cancel the booking",
};
