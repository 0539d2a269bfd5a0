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
  },
  decide: {
    title: "Decide on a booking",
    question: "Confirm or cancel this booking? The visitor is told at once.",
    used: "This link has been used already. Booking {{id}} is on the desk.",
    old: {
      title: "This link no longer works",
      text: "It is older than seven days, or part of it is missing. The booking itself is on the desk.",
    },
  },
};
