export const delivery = {
  confirm: "Confirm",
  cancel: "Cancel",
  open: "Open the desk",
  actors: { visitor: "the visitor", email: "the link in the email" },
  channels: {
    telegram: "Telegram",
    emailOperator: "Email to you",
    emailVisitor: "Email to the visitor",
    whatsapp: "WhatsApp",
    webhook: "Webhook",
  },
  kinds: {
    placed: "new booking",
    pending: "pending again",
    confirmed: "confirmed",
    cancelled: "cancelled",
    completed: "completed",
    message: "message from the visitor",
    reminder: "reminder",
    morning: "morning message",
    conflict: "late vehicle",
    extended: "new return",
    extensionDeclined: "other return refused",
    security: "security alert",
  },
  alerts: {
    open: "Open the desk",
    newDevice: {
      title: "Sign-in on a new device",
      text: "{{account}} signed in on a device that this account had not used before: {{device}}.",
      advice: "If that was not you, sign out this device and change the password.",
    },
    address: {
      title: "The address for messages was changed",
      text: "{{account}} changed the e-mail address that gets bookings and messages.",
      advice: "If you don’t know of it, change it back under Settings, and change your passwords.",
    },
    codes: {
      title: "Somebody may know a password",
      text: "The right password of {{account}} was entered with a wrong code {{count}} times.",
      advice:
        "If that was not you, change the password now. Without the code nobody gets in; after ten wrong codes none is accepted from unknown devices for a day.",
    },
    flood: {
      title: "Many failed sign-ins",
      text: "{{count}} attempts to sign in failed within ten minutes.",
      advice:
        "You can still sign in on a device that you have used before. Nobody gets in without the password.",
    },
    bookings: {
      title: "Unusually many bookings",
      text: "{{count}} bookings came in within an hour.",
      advice: "All of them are stored. Look at them before you confirm any: they may not be real.",
    },
  },
  morning: {
    title: "Today, {{date}}",
    out: "Pick-ups today",
    back: "Returns today",
    more_one: "and {{count}} more",
    more_other: "and {{count}} more",
    open: "Open Today",
  },
  conflict: {
    title: "{{vehicle}} is not back, and is booked from {{when}}",
    ways: "Call {{name}}, or give the next booking another vehicle.",
    open: "The late booking: {{name}}",
  },
  unsent: {
    title: "Could not be sent",
    text: "The bookings themselves are safe. Remove the cause, then send these messages again.",
    resend: "Resend",
    resendAll: "Resend all",
    resent_one: "{{count}} message is being sent again.",
    resent_other: "{{count}} messages are being sent again.",
  },
  decided: {
    confirmed: "Booking {{id}}: confirmed by {{by}}",
    cancelled: "Booking {{id}}: cancelled by {{by}}",
    completed: "Booking {{id}}: completed ({{by}})",
  },
  telegram: {
    new: "New booking {{id}}",
    open: "Open",
    now: {
      confirmed: "Booking {{id}} is confirmed.",
      cancelled: "Booking {{id}} is cancelled.",
    },
    full: "Not confirmed: no car is free for booking {{id}}. In the way: {{conflicts}}. Decide on the desk.",
    fullOnly: "Not confirmed: no car is free for booking {{id}}. Decide on the desk.",
    already: {
      pending: "Booking {{id}} is still pending.",
      confirmed: "Booking {{id}}: already confirmed by {{by}}.",
      cancelled: "Booking {{id}}: already cancelled by {{by}}.",
      completed: "Booking {{id}} is completed already.",
    },
    cancelled: "✖ {{name}} has cancelled booking {{id}}.",
    wrote: "✉️ {{name}} writes about booking {{id}}",
    refused: "Only the operator’s team can decide on bookings, in its own chat.",
    unknown: "This button belongs to no booking.",
    done: "This was done already.",
    failed: "Not saved: the database is unavailable. Please press again in a moment.",
    chatId:
      "The number of this chat is {{id}}. Put this line into the file .env and restart the site: TELEGRAM_CHAT_ID={{id}}",
  },
  whatsapp: { noWords: "none" },
  operatorMail: {
    placed: "New booking {{id}}: {{name}}",
    cancelled: "Booking {{id}}: {{name}} has cancelled",
    message: "Booking {{id}}: a message from {{name}}",
    subject: {
      placed: "New booking {{id}}",
      cancelled: "Booking {{id}} was cancelled by the visitor",
      message: "Booking {{id}}: a message from the visitor",
    },
    decide: "Confirm or cancel",
    open: "Open it on the desk",
  },
  visitorMail: {
    placed: {
      title: "Booking {{id}}: we have your request",
      text: "Thank you. Your booking request has reached us.",
    },
    confirmed: {
      title: "Booking {{id}} is confirmed",
      text: "Good news: your booking is confirmed.",
    },
    cancelled: {
      title: "Booking {{id}} is cancelled",
      text: "Your booking has been cancelled. If you did not expect this, please call us or reply to this email.",
    },
    reminder: {
      title: "Booking {{id}}: we meet tomorrow",
      text: "Your trip starts tomorrow.",
    },
    extended: {
      title: "Booking {{id}} has a new return",
      text: "You asked us for another return. Your booking now ends on {{date}}, {{time}}. The price below is the new one.",
    },
    extensionDeclined: {
      title: "Booking {{id}}: we can’t offer another return",
      text: "You asked us for another return. We’re sorry: we can’t offer it. Please return the car on {{date}}, {{time}}. If that is difficult, call us or reply to this email.",
    },
  },
  decide: {
    title: "Decide on a booking",
    question: "Confirm or cancel this booking? The visitor is told at once.",
    full: "Not confirmed: no car of this model is free at this time. In the way:",
    fullOnly: "Not confirmed: no car of this model is free at this time.",
    overbook: "Only the desk can confirm it without a car.",
    used: "This link has been used already. Booking {{id}} is on the desk.",
    old: {
      title: "This link no longer works",
      text: "It is older than seven days, or part of it is missing. The booking itself is on the desk.",
    },
  },
};
