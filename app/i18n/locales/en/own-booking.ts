export const ownBooking = {
  title: "Booking {{id}}",
  heading: "Your booking",
  keepLink: "Keep this page’s address: it is the key to your booking. Show it to nobody else.",
  meta: {
    find: {
      title: "Find your booking",
      description:
        "Lost the link to your car rental booking? Enter its number and your email address, and you are back at it: status, calendar file, voucher, cancelling.",
      keywords: "find my booking, car rental booking Georgia, cancel car rental",
    },
  },
  done: {
    cancelled: "Your booking is cancelled. There is nothing to pay.",
    message: "We have your message and will answer you.",
  },
  next: {
    pending:
      "We check that the car is free on your days, and answer you by {{time}} on {{date}}, Tbilisi time.",
    overdue:
      "We meant to answer you by {{time}} on {{date}}, and it seems that we have not. Please call or write to us now.",
    confirmed:
      "The car is yours. We meet you at {{place}} on {{date}} at {{time}}. Bring your passport and your original driving licence.",
    confirmedElsewhere:
      "The car is yours. We meet you where we agreed with you, on {{date}} at {{time}}. Bring your passport and your original driving licence.",
    cancelled:
      "This booking is cancelled, and there is nothing to pay. You are welcome any other time.",
    completed: "This rental is over. Thank you for driving with us.",
  },
  keep: {
    title: "To take along",
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
    full: "You have written to us {{count}} times about this booking. Let us talk: call or write to us.",
    closed: "This booking is over, so it takes no more messages. Call or write to us.",
  },
  cancel: {
    title: "Cancel the booking",
    until: "Free until {{time}} on {{date}}, Tbilisi time: {{count}} hours before the pick-up.",
    ask: "Cancel this booking",
    question: "Do you really want to cancel booking {{id}}? The car then goes to somebody else.",
    yes: "Yes, cancel it",
    late: "It is less than {{count}} hours to the pick-up, so this booking can’t be cancelled here. Call us, and we look for a way together.",
    cancelled: "This booking is cancelled already.",
    completed: "This rental is over, so there is nothing left to cancel.",
    changed: "This booking has just changed. Look at it again before you cancel.",
  },
  again: "Book another car",
  errors: {
    message: "Write your message",
    tooLong: "Use at most {{count}} characters",
    unprintable: "Remove the characters that can’t be printed",
    unanswered: "Your message was not sent: no answer came back. Please try again, or call us.",
    unansweredCancel:
      "No answer came back, so we can’t tell whether the booking is cancelled. Please try again, or call us.",
  },
  unknown: {
    title: "We don’t know this booking",
    text: "Its link is cut or mistyped. Find the booking by its number and your email address, or call us.",
    find: "Find my booking",
  },
  find: {
    title: "Find your booking",
    lead: "The link to your booking got lost? Its number and your email address bring you back to it.",
    number: "Booking number",
    numberHint: "It stood on the page after you booked.",
    email: "Email",
    emailHint: "The address that you booked with.",
    submit: "Show my booking",
    problem: "We found no booking with this number and email address. Check both, or call us.",
    tooMany_one: "Those were too many tries. Wait {{count}} minute and try again, or call us.",
    tooMany_other: "Those were too many tries. Wait {{count}} minutes and try again, or call us.",
    help: "Neither at hand? Call us, and we find the booking by your name.",
  },
  calendar: { summary: "Rental car: {{car}} ({{company}})" },
  voucher: {
    title: "Voucher",
    lead: "Show this page at the hand-over, on paper or on your phone.",
    print: "Print",
    back: "Back to the booking",
    pickup: "Pick-up",
    return: "Return",
    renter: "Renter",
    car: "Car",
    notes: "Notes",
    shortened: "Shortened here. We have the whole text.",
    bring: "Bring along",
    bringText:
      "Passport, original driving licence (and an International Driving Permit if it is not in Latin script), deposit of {{from}} to {{to}}.",
    reach: "Reach us",
    valid: {
      pending: "Not confirmed yet: this voucher counts once we have confirmed the booking.",
      confirmed: "Confirmed: the car waits for you.",
      cancelled: "Cancelled: this voucher does not count.",
      completed: "This rental is over.",
    },
  },
  link: "See, change or cancel the booking",
};
