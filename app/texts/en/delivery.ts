export const delivery = {
  confirm: "Confirm",
  cancel: "Cancel",
  open: "Open the desk",
  actors: {
    visitor: "the customer",
    email: "somebody using the link in the email",
    system: "the site",
    atOnce: "the site, at once",
  },
  channels: {
    telegram: "Telegram",
    emailOperator: "Email to you",
    emailVisitor: "Email to the customer",
    whatsapp: "WhatsApp",
    webhook: "Webhook",
  },
  kinds: {
    placed: "new request",
    pending: "pending again",
    confirmed: "confirmed",
    cancelled: "cancelled",
    completed: "completed",
    message: "message from the customer",
    car: "car assigned or changed",
    links: "links to the bookings",
    reminder: "reminder",
    waiting: "request not answered yet",
    overdue: "request not answered in time",
    morning: "morning message",
    evening: "evening message",
    conflict: "late car",
    extended: "requested change accepted",
    extensionDeclined: "requested change declined",
    corrected: "correction by the customer",
    addressChanged: "new email address",
    addressLeft: "notice to the former email address",
    security: "security alert",
  },
  alerts: {
    open: "Open the desk",
    newDevice: {
      title: "Sign-in on a new device",
      text: "{{account}} signed in on a device that this account had not used before: {{device}}.",
      advice: "If this wasn’t you, sign out that device and change the password.",
    },
    address: {
      title: "The address for messages was changed",
      text: "{{account}} changed the email address that receives bookings and messages.",
      advice:
        "If this wasn’t you or your team, change it back under Settings and change your passwords.",
    },
    codes: {
      title: "Somebody may know a password",
      text: "The right password for {{account}} was entered with a wrong code {{count}} times.",
      advice:
        "If this wasn’t you, change the password now. Nobody gets in without the code; after ten wrong ones, no code from the app is accepted on unknown devices for a day.",
    },
    flood: {
      title: "Many failed sign-ins",
      text: "{{count}} sign-in attempts failed within ten minutes.",
      advice:
        "You can still sign in on a device that you have used before. Nobody gets in without the password.",
    },
    bookings: {
      title: "Unusually many requests",
      text: "{{count}} requests came in within an hour.",
      advice: "All of them are saved. Look at them before you confirm any: they may not be real.",
    },
    unanswered: {
      title: "Requests are waiting for your answer",
      text: "Other requests that are not answered yet: {{count}}. At least half of the time to answer them has passed.",
      advice: "You’ll find them at the desk, under Today.",
    },
  },
  morning: {
    title: "Today, {{date}}",
    out: "Pick-ups today",
    back: "Returns today",
    night: "Tonight",
    waiting: "Waiting for an answer",
    more_one: "and {{count}} more",
    more_other: "and {{count}} more",
    open: "Open Today",
  },
  evening: {
    title: "Tomorrow, {{date}}",
    night: "Tonight",
    out: "Pick-ups tomorrow",
    back: "Returns tomorrow",
    asPlanned:
      "Rentals that are over and went as planned can be marked together at the desk, under Today: “All as planned”.",
  },
  conflict: {
    title: "{{vehicle}} is not back yet, but is booked from {{when}}",
    ways: "Call {{name}}, or give the next booking another car.",
    open: "The booking with the late car: {{name}}",
  },
  unsent: {
    title: "Could not be sent",
    safe: "The bookings themselves are safe.",
    fix: "Fix the cause, then press Resend.",
    customer: "The customer has not received this email.",
    waiting: "The site will send it as soon as it can.",
    resend: "Resend",
    resendAll: "Resend all",
    resent_one: "{{count}} message is being sent again.",
    resent_other: "{{count}} messages are being sent again.",
  },
  held: {
    title: "Held messages",
    box_one: "{{count}} message has been held since a backup was restored.",
    box_other: "{{count}} messages have been held since a backup was restored.",
    open: "Send or drop",
    count_one: "{{count}} message is waiting for you",
    count_other: "{{count}} messages are waiting for you",
    text: "Any message that had not been sent when the backup was made may have gone out since. None of these messages will be sent until you decide. Messages about later bookings are not held.",
    none: "No messages are held.",
    send: {
      label: "Send",
      text: "Customers may get a message a second time. A sent message can’t be taken back.",
      yes_one: "Yes, send {{count}} message",
      yes_other: "Yes, send {{count}} messages",
    },
    drop: {
      label: "Drop",
      text: "A dropped message will never be sent. The bookings themselves stay as they are.",
      yes_one: "Yes, drop {{count}} message",
      yes_other: "Yes, drop {{count}} messages",
    },
    sent_one: "{{count}} held message is being sent.",
    sent_other: "{{count}} held messages are being sent.",
    dropped_one: "{{count}} held message has been dropped.",
    dropped_other: "{{count}} held messages have been dropped.",
  },
  urgent: "Urgent: {{title}}",
  reminders: {
    waiting: "Half of the time to answer has passed. It ends at {{time}} on {{date}}.",
    overdue: "The time to answer ended at {{time}} on {{date}}.",
    now: "Please answer it now.",
  },
  decided: {
    confirmed: "Booking {{id}}: confirmed by {{by}}",
    cancelled: "Booking {{id}}: cancelled by {{by}}",
    completed: "Booking {{id}}: completed ({{by}})",
  },
  expired: "Booking {{id}}: cancelled, because nobody answered it in time",
  telegram: {
    new: "New request {{id}}",
    atOnce: "New booking {{id}}, confirmed at once",
    open: "Open",
    now: {
      confirmed: "Booking {{id}} is confirmed.",
      cancelled: "Booking {{id}} is cancelled.",
    },
    stale: "Nothing was changed: that question about booking {{id}} has already been answered.",
    sure: {
      question: "Cancel booking {{id}}? Press again to confirm.",
      yes: "Yes, cancel it",
      no: "No, keep it",
      kept: "Booking {{id}} was not cancelled.",
      failed:
        "Not cancelled: Telegram could not show the question. Cancel the booking at the desk.",
    },
    full: "Not confirmed: no car is free for booking {{id}}. Conflicting bookings: {{conflicts}}. Decide at the desk.",
    unnamed:
      "Not confirmed: booking {{id}} is for a car that is not in your fleet. Enter its model and price at the desk.",
    fullOnly: "Not confirmed: no car is free for booking {{id}}. Decide at the desk.",
    over: "Not confirmed: the time of booking {{id}} has passed. Cancel it, or change its return time at the desk.",
    late: {
      question:
        "Booking {{id}}: the pick-up was due at {{time}} on {{date}}. Confirm it anyway? Press again to confirm.",
      yes: "Yes, confirm it",
      no: "No, not yet",
      failed:
        "Not confirmed: Telegram could not show the question. Confirm the booking at the desk.",
    },
    already: {
      pending: "Booking {{id}} is still pending.",
      confirmed: "Booking {{id}}: already confirmed by {{by}}.",
      cancelled: "Booking {{id}}: already cancelled by {{by}}.",
      completed: "Booking {{id}} is already completed.",
    },
    cancelled: "✖ {{name}} has cancelled booking {{id}}.",
    wrote: "✉️ {{name}} has written about booking {{id}}",
    corrected: "✏️ {{name}} has corrected booking {{id}}",
    refused: "Only the company’s staff can decide on bookings, in their own chat.",
    unknown: "We can’t find the booking for this button.",
    done: "This has already been done.",
    failed: "Not saved: the database is unavailable. Please press again in a moment.",
    chatId:
      "The number of this chat is {{id}}. Put this line into the file .env and restart the site: TELEGRAM_CHAT_ID={{id}}",
  },
  whatsapp: { noWords: "none" },
  operatorMail: {
    placed: "New request {{id}}: {{name}}",
    atOnce: "New booking {{id}}, confirmed at once: {{name}}",
    cancelled: "Booking {{id}}: {{name}} has cancelled",
    message: "Booking {{id}}: a message from {{name}}",
    waiting: "Request {{id}} is not answered yet: {{name}}",
    overdue: "Request {{id}} was not answered in time: {{name}}",
    corrected: "Booking {{id}}: {{name}} has corrected it",
    subject: {
      placed: "New request {{id}}",
      atOnce: "New booking {{id}}, confirmed at once",
      cancelled: "Booking {{id}} was cancelled by the customer",
      message: "Booking {{id}}: a message from the customer",
      waiting: "Request {{id}} is not answered yet",
      overdue: "Request {{id}} was not answered in time",
      corrected: "Booking {{id}} was corrected by the customer",
    },
    decide: "Confirm or cancel",
    open: "Open it at the desk",
  },
  visitorMail: {
    placed: {
      title: "Booking {{reference}}: we have your request",
      text: "Thank you. We have received your booking request.",
    },
    confirmed: {
      title: "Booking {{reference}} is confirmed",
      text: "Good news: your booking is confirmed.",
      over: "Your booking is now marked as confirmed.",
    },
    cancelled: {
      refused: {
        title: "Booking {{reference}}: we can’t confirm your request",
        text: "We’re sorry, but we can’t take your booking. There is nothing to pay. If you have a question, call us or reply to this email.",
      },
      withdrawn: {
        title: "Booking {{reference}} is cancelled",
        text: "Your booking is cancelled, as you asked. There is nothing to pay. If you did not ask for this, please call us or reply to this email.",
      },
      withdrawnPlain: {
        title: "Booking {{reference}} is cancelled",
        text: "Your booking is cancelled, as you asked. If you did not ask for this, please call us or reply to this email.",
      },
      "no-show": {
        title: "Booking {{reference}}: the car was not picked up",
        text: "We expected you, but nobody came for the car, so your booking is closed. If that is wrong, or you still need the car, please call us or reply to this email.",
      },
      company: {
        title: "Booking {{reference}} is cancelled",
        text: "We’re sorry, but we had to cancel your booking. There is nothing to pay. If you have a question, call us or reply to this email.",
      },
      expired: {
        title: "Booking {{reference}}: we did not answer in time",
        text: "We’re sorry: the pick-up time has passed, and we did not answer your request. It is closed, and there is nothing to pay. If you still need a car, call us or reply to this email.",
      },
    },
    overdue: {
      title: "Booking {{reference}}: our answer is late",
      text: "Your request is not lost: we’ll answer it as soon as we can.",
    },
    car: {
      ready: {
        title: "Booking {{reference}}: we have a car for you",
        text: "Good news: your car is the {{car}}.",
      },
      model: {
        title: "Booking {{reference}}: you’re getting a different car",
        text: "Your car has changed: it is now the {{car}}. The price stays the same.",
      },
      named: {
        title: "Booking {{reference}}: your car and its price",
        text: "Your booking is now for this car: {{car}}. To pay: {{total}}.",
      },
      plate: {
        title: "Booking {{reference}}: a different number plate",
        text: "Your {{car}} now has the number plate {{plate}} instead of {{shown}}.",
      },
    },
    links: {
      title: "The links to your bookings",
      text: "Somebody, probably you, asked for the links to the bookings with this address on our site.",
      ignore:
        "If it wasn’t you, you can ignore this email: nothing has changed, and nobody else has the links.",
      booking: "Booking {{reference}}: {{car}}, {{from}} – {{to}}",
    },
    reminder: {
      title: "Booking {{reference}}: see you tomorrow",
      text: "Your trip starts tomorrow.",
    },
    extended: {
      title: "Booking {{reference}} has been changed as you asked",
      text: "We have changed your booking as you asked. Your rental ends on {{date}} at {{time}}. The details and the price below are the new ones.",
    },
    extensionDeclined: {
      title: "Booking {{reference}}: we can’t make this change",
      text: "You asked us to change your booking. We’re sorry, but we can’t. It stays as it is: please return the car on {{date}} at {{time}}. If that is difficult, call us or reply to this email.",
    },
    addressChanged: {
      title: "Booking {{reference}}: we’ll write to this address from now on",
      text: "The email address of your booking was changed to this one. The link below opens the booking.",
    },
    addressLeft: {
      title: "Booking {{reference}}: the email address was changed",
      text: "The email address of booking {{reference}} was changed on its page. From now on, our messages about it go to another address, and no longer to this one.",
      advice:
        "If it was you, there is nothing to do. If it wasn’t, please call us or reply to this email.",
    },
  },
  decide: {
    title: "Decide on a booking",
    question: "Confirm or cancel this booking? The customer will be told straight away.",
    again: {
      confirmed: "Confirm booking {{id}}?",
      cancelled: "Cancel booking {{id}}?",
      why: "Some mail programs open links and press buttons by themselves, so we ask once more. Staff who are signed in on this device are asked only before they cancel.",
      sure: {
        confirmed: "Yes, confirm booking {{id}}",
        cancelled: "Yes, cancel booking {{id}}",
      },
      tick: "Tick the box first",
      back: "Don’t change anything",
    },
    full: "Not confirmed: no car of this model is free for this period. Conflicting bookings:",
    fullOnly: "Not confirmed: no car of this model is free for this period.",
    unnamed:
      "Not confirmed: this booking is for a car that is not in your fleet. Enter its model and price at the desk.",
    over: "The time of this rental has passed, so it can’t be confirmed here. Cancel it, or decide at the desk.",
    overbook: "You can confirm it without a car only at the desk.",
    used: "This link has already been used. You’ll find booking {{id}} at the desk.",
    old: {
      title: "This link no longer works",
      text: "It is more than seven days old, or part of it is missing. You’ll find the booking at the desk.",
    },
  },
};
