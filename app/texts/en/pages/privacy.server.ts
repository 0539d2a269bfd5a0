import type { WritePrivacy } from "../../page-texts";
import { counted } from "./claims.server";

export const privacy: WritePrivacy = ({ company, bookingsCookieDays, atOnceHours }) => ({
  meta: {
    title: "Privacy policy",
    description:
      "What our booking form asks for, who reads it, how long we keep it, which cookies this site sets and how visits are counted: in plain words.",
    keywords: ["privacy policy", "personal data", "cookies", "car rental Georgia privacy"],
  },
  title: "Privacy policy",
  updated: "Last updated: January 2025",
  lead: `This page tells you what ${company.name} learns about you when you use this site, what we do with it, and what you can ask us to do.`,
  sections: [
    {
      id: "information",
      title: "Information we collect",
      blocks: [
        "You can look at everything on this site without telling us who you are. Only the booking form asks for personal data:",
        [
          "your name, email address and phone number;",
          "the car you want, the places, dates and times of pick-up and return, and the extras you tick;",
          "the driver’s age, if a fee depends on it;",
          "how you would like to be contacted: WhatsApp, Telegram or email;",
          "whatever you write in the notes, such as a hotel, and your flight if you tell us.",
        ],
        "With it we store the language of the page, the price at that moment, what you write to us on the booking’s own page, and a history: what happened to the booking, when, and who did it. Copies of the emails that we send you about the booking stay with it and are deleted with it. Our staff can add an internal note; you can ask us for it as for everything else (see section 6).",
        "The form does not ask for a card number, passport or licence; you show us your papers when you pick up the car.",
        "Your IP address is used for a short time to protect the site from floods of requests. It is not stored with your booking. Only attempts to sign in to our admin area are recorded with it, for some days.",
      ],
    },
    {
      id: "use",
      title: "How we use it",
      blocks: [
        "We use your data:",
        [
          "to check that the car is free on your dates, to work out the price and to confirm the booking;",
          "to hand the car over and take it back, and to help you on the road;",
          "to tell you by email about the status of your booking and to remind you the day before, if we have switched this on;",
          "to keep the records that the law asks of a business;",
          "to see which pages are read, in numbers without names (see section 7).",
        ],
        ...(atOnceHours === null
          ? [
              "We don’t send you advertising. No computer decides about you on its own: a person confirms or cancels each booking.",
            ]
          : [
              "We don’t send you advertising.",
              `One decision is automatic: if a car of the model you chose is free on your dates${ahead(atOnceHours)}, the site confirms your booking as soon as you send it. It looks at the model, the places, the dates and our calendar, and at nothing about you. It refuses nobody: what it does not confirm goes to a person as a request. You can ask for a person to look at any such decision, tell us what you think of it, and object to it: our contact details are in section 9.`,
            ]),
      ],
    },
    {
      id: "security",
      title: "Data security",
      blocks: [
        "Bookings are kept in our database, which only signed-in staff can read through this site. Anyone with the link in our notification email can also open that one booking, for up to seven days and only until it is confirmed or cancelled. Staff passwords are stored as salted hashes, and repeated wrong attempts are slowed down.",
        "The link to your confirmation holds a long random secret instead of your booking number. Browsers do not store that page, and search engines are asked not to list it. Whoever has the link can see the booking, so pass it on with care.",
        "On the page “My booking” anyone can ask for the links to the bookings made with an email address, but we send them to that address only. So that nobody can flood it with emails, we keep a hash of the address, and a hash of the network from which such a request or a booking was sent, for a day.",
        "No system is perfectly safe. If something happens to your data that puts you at risk, we will tell you.",
      ],
    },
    {
      id: "sharing",
      title: "Who else receives it",
      blocks: [
        "We never sell your data. Our team reads your booking in the admin area of this site and, if we have switched this on, by email, in our Telegram chat, on WhatsApp or in another system of ours, such as our customer database. Outside our company your data reaches only:",
        [
          "the providers of email, Telegram and WhatsApp, if we have switched on messages there: they carry and store your name and contacts, the trip, what you wrote and our internal note, under their own rules. Our email provider does the same with the emails that we send to you;",
          "the service on which you write to us, WhatsApp, Telegram or your email, which handles your message under its own rules. The message that we prepare for you contains the booking reference, the car and the dates, and nothing is sent until you send it;",
          "the insurer, the police and the emergency services, as far as an accident, damage or a fine makes it necessary;",
          "authorities, where the law obliges us.",
        ],
        "Links to maps and messengers lead to other companies’ sites, where their policies apply.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        "We keep a booking as long as the rental, possible claims and the law on business records require, and erase your data from it after that: name, email, phone, the driver’s age, the flight, notes, messages and our internal note. The number, dates, car and amounts stay, without your data, for taxes and statistics. If your request did not become a rental, you can ask us to erase your data straight away.",
        "What has reached us by email, on Telegram or WhatsApp or in another system of ours stays there until we delete it there too. For 180 days this site remembers that a message was sent, without its text.",
        "A copy of the list of bookings may stay in our staff’s browsers for up to seven days; it is deleted when they sign out. The same rules apply to lists that they download or print for their work.",
        "The key that tells the visitors of one day apart is deleted at the end of the day (see section 7).",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You can ask us at any time",
        [
          "what we hold about you, and for a copy of it;",
          "to correct what is wrong;",
          "to delete it or to stop using it, as far as no law obliges us to keep it.",
        ],
        "Write to us or call us; our contact details are in section 9. To be sure that we are speaking to the right person, we may ask for the booking reference and the phone number or email of the booking. If our answer does not satisfy you, you can turn to the data protection authority of Georgia or of the country you live in.",
      ],
    },
    {
      id: "analytics",
      title: "Cookies and statistics",
      blocks: [
        "This site uses few cookies:",
        [
          { cookie: "lng", text: "the language that you chose, for a year;" },
          {
            cookie: "bookings",
            text: `the secret links of the last ten bookings made in this browser, so that it can show you their status; for ${bookingsCookieDays} days after the last one, or until you remove them with the button on the page of a booking;`,
          },
          {
            cookie: "session",
            text: "keeps our staff signed in, for up to 30 days; visitors never get it;",
          },
          {
            cookie: "flash",
            text: "carries a message to the next page of the admin area, for ten seconds;",
          },
          {
            cookie: "analytics",
            text: "is set only if you switched Google Analytics on or off, for a year.",
          },
        ],
        "Your browser’s own storage on your device holds your language too, and may remember the car that you chose, which changes of your bookings you have seen, and what you typed into the booking form until it is sent, you clear it, or a day has passed. Pages that you have opened are saved there so that you can read them offline; pages with a booking are not. You can clear this storage at any time in the settings of your browser.",
        "We count visits without cookies. For each page view we record the time, the kind of page, the kind of device and the country, which the network or the language of your browser tells; the address of a booking is never recorded. To tell the visitors of one day apart we combine your IP address and browser with a random key and keep only the result; the key is replaced every day and the old one is deleted, so that nobody, not even we, can tell who you were or whether you came again the next day. For the rest of that day we record with the result when it was last seen and whether it looked at a car. Your IP address itself is not stored. Single page views are kept for no longer than 90 days; only totals remain.",
        "Google Analytics runs on this site only if we have set it up, and only after you have switched it on here. Then Google sets cookies of its own and learns which pages you open; addresses of bookings and what you type are never sent. You can switch it off again at any time, and your browser remembers your choice.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      blocks: [
        "When the site changes in a way that changes what we promise here, we change this page. We go on treating what you sent us earlier as we promised then, unless you agree to something else.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: ["Questions about your data are answered by the owner of this business:"],
    },
  ],
});

/** «, and you book at least 24 hours before the pick-up»; empty if any time will do. */
function ahead(hours: number): string {
  return hours === 0 ? "" : `, and you book at least ${counted(hours, "hour")} before the pick-up`;
}
