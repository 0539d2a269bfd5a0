export const ownBooking = {
  title: "Booking {{reference}}",
  heading: "Your booking",
  keepLink: "Save the address of this page: it opens your booking. Don’t share it with anyone.",
  meta: {
    find: {
      title: "My booking",
      description:
        "Your car rental bookings in this browser. Lost the link to one? Enter its reference and your email address to see its status, calendar file and voucher, or to cancel it.",
      keywords: "my booking, find my booking, car rental booking Georgia, cancel car rental",
    },
  },
  done: {
    cancelled: "Your booking is cancelled. There is nothing to pay.",
    cancelledPlain: "Your booking is cancelled.",
    message: "We have your message and will get back to you.",
    extended: "We have your request and will get back to you.",
    corrected: "Your details are saved, and we can see what has changed.",
    proven: "Thank you. We now know that our emails reach you.",
  },
  forget: {
    text: "On a shared computer? Remove your bookings from this browser. The bookings themselves stay.",
    submit: "Remove my bookings from this browser",
    done: "Your bookings have been removed from this browser.",
    still:
      "The bookings themselves stay: the links in our emails still work, and you can find a booking here by its reference and your email address.",
    history:
      "The browser’s history may still have the address of a booking. On a shared computer, clear it too.",
  },
  next: {
    pending:
      "We are checking that the car is free on your dates. You’ll have our answer by {{time}} on {{date}}, Tbilisi time.",
    checking: "We are checking that the car is free on your dates, and will write to you.",
    soonBy:
      "Your pick-up is very soon. We’ll do our best to answer by {{time}} on {{date}}, Tbilisi time. To be sure, please call or write to us now.",
    soon: "Your pick-up is so soon that we may not be able to answer in time. Please call or write to us now.",
    overdue:
      "We wanted to answer by {{time}} on {{date}} and haven’t yet. We’re sorry. Please call or write to us now.",
    confirmed:
      "Your pick-up: {{place}}, {{date}}, {{time}}. Bring your passport and your original driving licence. To enter Georgia, travellers from abroad also need health and accident insurance.",
    confirmedElsewhere:
      "We’ll meet you at the agreed place on {{date}} at {{time}}. Bring your passport and your original driving licence. To enter Georgia, travellers from abroad also need health and accident insurance.",
    pickupPast:
      "Your pick-up time, {{time}} on {{date}}, has passed. If you don’t have the car yet, please call us.",
    over: "The time of this booking has passed. If you have a question about it, please call us.",
    noCar:
      "The time of this booking has passed, and we had no car for you. We’re sorry. There is nothing to pay. Please call us.",
    bringBack: "Please return the car by {{time}} on {{date}}. Place: {{place}}.",
    bringBackElsewhere: "Please return the car to the agreed place by {{time}} on {{date}}.",
    dueBack:
      "The car was due back at {{time}} on {{date}}. If you still have it, please call us now.",
    completed: "This rental is over. Thank you for driving with us.",
  },
  /** Before `next`, once the booking is confirmed. */
  car: {
    yours: "The car is yours.",
    handedOver: "The car has been handed over to you.",
    named: "We are arranging this car for you: {{car}}.",
    page: "Photos, insurance and deposit of this model",
    pageShort: "Photos and terms of this model",
    yoursInstead:
      "The car is yours: you’re getting the {{car}} instead of the {{booked}} that you booked.",
    arranging:
      "We are still arranging your car, and will write to you as soon as we know which one it is.",
    arrangingOther:
      "We are still arranging your car, and will write to you as soon as we know which one it is. The price here is based on the type of car that you chose; we’ll agree on the final price with you.",
  },
  /** Why a booking is cancelled. */
  because: {
    refused: "We’re sorry, but we can’t take this booking. There is nothing to pay.",
    withdrawn:
      "This booking is cancelled, and there is nothing to pay. We hope to see you another time.",
    withdrawnPlain: "This booking is cancelled. We hope to see you another time.",
    "no-show":
      "Nobody came for the car, so this booking is closed. If that is wrong, please call us.",
    company: "We’re sorry, but we had to cancel this booking. There is nothing to pay.",
    expired:
      "We’re sorry: we did not answer your request before the pick-up, so it is closed. There is nothing to pay.",
  },
  alternatives: {
    text: "These cars are free on your dates:",
    car: "{{car}}: {{total}} to pay for these dates",
  },
  keep: {
    title: "For your trip",
    calendar: "Add to your calendar",
    voucher: "Voucher to print",
  },
  contact: { title: "Talk to us" },
  change: {
    title: "Write to us",
    open: "Write a message",
    text: "A question, or something else that you need? Write to us and we’ll get back to you.",
    label: "Your message",
    hint: "At most {{count}} characters.",
    send: "Send the message",
    sending: "Sending…",
    full: "You have written to us {{count}} times about this booking. Let’s talk instead: call us or message us another way.",
    closed:
      "This booking is closed, so you can’t write to us here any more. Call us or message us another way.",
  },
  messages: {
    title: "Messages",
    open_one: "Show {{count}} message",
    open_other: "Show all {{count}} messages",
    you: "You",
    unproven:
      "Our emails leave out what you write to us until you confirm that your email address is yours: open this page from one of them.",
  },
  prove: {
    title: "Is {{email}} your address?",
    text: "If it is, confirm it: our emails about this booking may then repeat what you write to us. If you did not book this car, don’t confirm anything: you can ignore our email, or withdraw the booking below.",
    yes: "Yes, it is my address",
    refused:
      "This link does not fit the email address of the booking any more. Please open this page again from the latest email that we sent you.",
  },
  correct: {
    title: "Your details",
    text: "A typo, a new phone number, or a flight to tell us about? Correct or add it here.",
    open: "Correct my details",
    emailHint: "If you change it, we’ll also let your former address know.",
    flightHint: "For example TK 386. Then we know when you land.",
    now: "Saved now: {{value}}",
    nowEmpty: "Nothing is saved here now.",
    save: "Save my details",
    saving: "Saving…",
    anyway: "Save it anyway",
    use: "Save {{value}}",
    outdated:
      "This booking was corrected in another browser after you opened this page. What you typed is still here; where it differs, you see what is saved now. Save again to replace that.",
    full: "You have corrected this booking {{count}} times. For more changes, please call us or message us another way.",
    closed:
      "This booking is closed, so its details can’t be changed here any more. Call us or message us another way.",
  },
  ask: {
    title: "Other times, places or extras",
    text: "Choose what you need and see the new price. Then send us your request: the booking stays as it is until we answer.",
    open: "Ask for a change",
    onlyReturn: "You can no longer change the pick-up here.",
    price: "Show the new price",
    newPrice: "The new price",
    send: "Send this request",
    free: "The car is free for the whole time. The change counts once we have confirmed it.",
    taken: "The car is not free for the whole time. Ask us anyway: we’ll look for a way.",
    asked: "You asked us for this change. The booking stays as it is until we answer.",
    declined: "We’re sorry, but we can’t offer this change. The booking stays as it is.",
    same: "Nothing is different yet: change a time, a place or an extra",
    changed:
      "Your booking or its price has changed since you looked. Nothing has been sent: check the new price first.",
    message: "Request to change the booking:",
    messageTotal: "To pay: {{total}}.",
  },
  extend: {
    changed: "Your booking or its price has changed. Look at it again before you ask.",
    bad: "Nothing was sent: enter a different return date or time.",
    message: "Request for a new return time: {{date}}, {{time}}. To pay: {{total}}.",
  },
  withdraw: {
    title: "Withdraw the request",
    text: "We haven’t confirmed it yet, so you can withdraw it at any time. There is nothing to pay.",
    ask: "Withdraw this request",
    question: "Do you really want to withdraw request {{reference}}? We’ll stop working on it.",
    yes: "Yes, withdraw it",
    confirmedNow:
      "We have just confirmed this booking, so there is no request to withdraw any more. Look at it again below.",
  },
  cancel: {
    title: "Cancel the booking",
    plain_zero: "You can cancel here until the pick-up: {{time}} on {{date}}, Tbilisi time.",
    plain_one:
      "You can cancel here until {{time}} on {{date}}, Tbilisi time: {{count}} hour before the pick-up.",
    plain_other:
      "You can cancel here until {{time}} on {{date}}, Tbilisi time: {{count}} hours before the pick-up.",
    until_zero:
      "You can cancel free of charge until the pick-up: {{time}} on {{date}}, Tbilisi time.",
    until_one:
      "You can cancel free of charge until {{time}} on {{date}}, Tbilisi time: {{count}} hour before the pick-up.",
    until_other:
      "You can cancel free of charge until {{time}} on {{date}}, Tbilisi time: {{count}} hours before the pick-up.",
    ask: "Cancel this booking",
    question:
      "Do you really want to cancel booking {{reference}}? The car will be free for somebody else.",
    yes: "Yes, cancel it",
    passed:
      "The pick-up time has passed, so you can’t cancel this booking here. Call us, and we’ll look for a solution together.",
    late_one:
      "The pick-up is less than {{count}} hour away, so you can’t cancel this booking here. Call us, and we’ll look for a solution together.",
    late_other:
      "The pick-up is less than {{count}} hours away, so you can’t cancel this booking here. Call us, and we’ll look for a solution together.",
    out: "You already have the car, so there is nothing left to cancel. If your plans have changed, call us.",
    completed: "This rental is over, so there is nothing left to cancel.",
    changed: "This booking has just changed. Look at it again before you cancel.",
  },
  again: {
    title: "Book again",
    text: "The car, the places and the extras are filled in already. Choose your new dates.",
    open: "Book this car again",
  },
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
    text: "The link is incomplete or mistyped. Find the booking by its reference and your email address, or call us.",
    find: "Find my booking",
  },
  list: {
    title: "My booking",
    lead: "Your bookings in this browser:",
    empty: "There are no bookings in this browser yet.",
    open: "See booking {{reference}}",
  },
  find: {
    title: "Find your booking",
    lead: "Booked on another device, or lost the link? Enter your email address, and we’ll email you the links to your current bookings. If you also enter the booking reference, the booking opens here.",
    leadNumber: "To open booking {{number}}, enter the email address that it was booked with.",
    leadWithoutMail:
      "Booked on another device, or lost the link? Enter the booking reference and your email address to open the booking. We can’t email you the link: without the reference, call us or message us on WhatsApp.",
    number: "Booking reference",
    numberOptional: "Booking reference (optional)",
    numberHint:
      "Six letters and digits, shown after booking and in our messages. The booking number works too.",
    email: "Email",
    emailHint: "The address you booked with.",
    submit: "Find my booking",
    sent: "If there are bookings with this address, their links are on the way.",
    sentHint:
      "The email should arrive within a few minutes. If it doesn’t, check the spam folder, or call us.",
    problem: "We found no booking with this reference and email address. Check both, or call us.",
    needsNumber: "Enter the booking reference. Don’t have it? Call us or message us on WhatsApp.",
    needsEmail: "Enter the email address you booked with, such as name@example.com.",
    tooMany_one: "That was too many attempts. Wait {{count}} minute and try again, or call us.",
    tooMany_other: "That was too many attempts. Wait {{count}} minutes and try again, or call us.",
    help: "Have neither? Call us or message us, and we’ll find the booking by your name.",
    whatsapp: "Message us on WhatsApp",
    message: "Hello! I can’t find my booking on your site.",
  },
  calendar: {
    pickup: "Pick up the car: {{car}} ({{company}})",
    pickupPending: "Pick-up, not confirmed yet: {{car}} ({{company}})",
    pickupArranging: "Pick up the car, still being arranged ({{company}})",
    return: "Return the car: {{car}} ({{company}})",
    returnPending: "Return, not confirmed yet: {{car}} ({{company}})",
    returnArranging: "Return the car ({{company}})",
    map: "Map",
    page: "Your booking",
    zone: "All times are Tbilisi time.",
  },
  voucher: {
    title: "Voucher",
    lead: "Show this page when you pick up the car, on paper or on your phone.",
    print: "Print",
    back: "Back to the booking",
    pickup: "Pick-up",
    return: "Return",
    renter: "Name",
    car: "Car",
    notes: "Notes",
    shortened: "Shortened here; we have the full text.",
    bring: "What to bring",
    bringText:
      "Passport, original driving licence (and an International Driving Permit if the licence is not in Latin script) and the refundable deposit of {{amount}}. To enter Georgia, travellers from abroad also need health and accident insurance.",
    bringPapers:
      "Passport and original driving licence (and an International Driving Permit if the licence is not in Latin script). To enter Georgia, travellers from abroad also need health and accident insurance.",
    poster: "Georgia",
    trip_one: "{{count}} day, {{dates}}",
    trip_other: "{{count}} days, {{dates}}",
    agreedPlace: "The place that we agreed on",
    meet: "Can’t find us? Call",
    map: "Show on the map",
    code: "QR code that leads to this booking",
    accident: "Accident or breakdown",
    accidentText: "If anyone is hurt or in danger, call 112 first. Then call us:",
    none: {
      pending: {
        title: "There is no voucher yet",
        text: "We haven’t confirmed this booking yet. Once we have, you will find your voucher here.",
      },
      cancelled: {
        title: "There is no voucher",
        text: "This booking is cancelled, so it has no voucher.",
      },
    },
    valid: {
      confirmed: "Confirmed: your car is reserved.",
      arranging: "Confirmed: we are still arranging your car, and will write to you.",
      handedOver: "You have the car. Please bring it back at the time below.",
      dueBack: "The car was due back at the time below: please call us.",
      over: "The time of this booking has passed.",
      noCar: "We had no car for you: there is nothing to pay. Please call us.",
      completed: "This rental is over.",
    },
  },
  link: "See, change or cancel the booking",
  seeOrChange: "See or change the booking",
  /** In place of `link` once the booking is cancelled. */
  see: "See the booking",
};
