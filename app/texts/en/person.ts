export const person = {
  title: "Personal data",
  link: "Personal data of this person",
  text: "Has somebody asked what you hold about them, or asked you to erase it? Find their bookings by email address and by phone number: some bookings may match only one.",
  who: "Email address or phone number",
  whoHint: "For example, nino@example.com or +995 555 12 34 56",
  find: "Find bookings",
  found_one: "{{count}} booking",
  found_other: "{{count}} bookings",
  download: "Download as JSON",
  erase: "Erase personal data…",
  question_one: "Erase the personal data in {{count}} booking for good?",
  question_other: "Erase the personal data in {{count}} bookings for good?",
  goes: "This erases the name, email address, phone number, driver’s age, flight, notes, messages, your own notes, notifications and links to bookings. You can’t undo this.",
  stays:
    "Booking numbers, dates, cars and amounts remain, without the person: you need them for taxes and statistics. The history remains too, without what was written.",
  elsewhere:
    "Emails in your mailbox, messages in Telegram and WhatsApp, downloaded tables, and reviews and texts on the site that name the person are not changed: delete those yourself. Backups keep the data until they expire; after restoring one, erase the data again. Notes that spell the name differently are not found.",
  notes: {
    certain: "Notes about this person",
    certainText:
      "Each note below contains the name, email address or phone number, and will be emptied too. Tick a note if it is about somebody else with the same name.",
    contact: "It contains the email address or phone number, so it will be emptied in any case.",
    keep: "Leave this note",
    possible: "Possibly about somebody else",
    possibleText:
      "Each note below contains only a one-word name, which others may share. It stays unless you tick it.",
    empty: "Empty this note",
  },
  cancel: "Cancel unfinished bookings first; customers and staff will be told",
  yes: "Erase",
  no: "No, keep everything",
  erased_one: "The personal data in {{count}} booking has been erased.",
  erased_other: "The personal data in {{count}} bookings has been erased.",
  erasedName: "erased",
  erasedNote: "The personal data in this booking has been erased.",
  problems: {
    invalid: "Enter an email address, or a phone number with at least 7 digits",
    unknown: "Nothing is stored about this person",
    unfinished:
      "Nothing was erased: one of the bookings is still a request or a confirmed rental that is not over, or its car is still out. Cancel it first, or wait for the return.",
    notifying:
      "Nothing has been erased yet: messages about the bookings are still being sent. Try again in a minute.",
  },
};
