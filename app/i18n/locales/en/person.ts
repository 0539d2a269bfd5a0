export const person = {
  title: "Personal data",
  link: "Personal data of this person",
  text: "If somebody asks what you know about them, or to erase it: find their bookings by an e-mail address or a phone. Search by both, since bookings may have only one of them in common.",
  who: "E-mail address or phone",
  whoHint: "For example nino@example.com or +995 555 12 34 56",
  find: "Find bookings",
  found_one: "{{count}} booking",
  found_other: "{{count}} bookings",
  download: "Download as JSON",
  erase: "Erase personal data…",
  question_one: "Erase the personal data of {{count}} booking for good?",
  question_other: "Erase the personal data of {{count}} bookings for good?",
  goes: "This erases the name, e-mail, phone, notes, messages, your own notes, the link of the booking and its notifications. It can't be undone.",
  stays:
    "Number, dates, car and amounts remain, without the person: you need them for taxes and statistics. The history remains too, without what was written.",
  elsewhere:
    "E-mails in your mailbox, messages in Telegram and WhatsApp, reviews and texts of the site, downloaded tables and backups are not changed: delete them yourself. Notes that spell the name otherwise are not found.",
  notes: {
    certain: "Notes about this person",
    certainText:
      "These notes of your staff have the name, e-mail or phone, and are emptied too. Tick a note that is about somebody else of the same name.",
    contact: "It has the e-mail or phone, so it is emptied in any case.",
    keep: "Leave this note",
    possible: "Perhaps about somebody else",
    possibleText:
      "These notes have a name of a single word, which others may have too. They stay, unless you tick them.",
    empty: "Empty this note",
  },
  cancel: "First cancel bookings that are not over; everyone is notified",
  yes: "Erase",
  no: "No, keep everything",
  erased_one: "The personal data of {{count}} booking were erased.",
  erased_other: "The personal data of {{count}} bookings were erased.",
  erasedName: "erased",
  erasedNote: "The personal data of this booking were erased.",
  problems: {
    invalid: "Enter an e-mail address, or a phone with at least 7 digits",
    unknown: "Nothing is stored about this person",
    unfinished:
      "Nothing was erased: a booking is pending, confirmed and not over, or the car is out. Cancel it first, or wait for the return.",
    notifying:
      "Nothing was erased yet: messages about the bookings are still being sent. Erase again in a minute.",
  },
};
