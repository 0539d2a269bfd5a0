export const errors = {
  notFound: {
    title: "404 Page Not Found",
    text: "We can’t find that page. It may have moved, or the address may be mistyped.",
  },
  failed: {
    title: "Something went wrong on our side",
    text: "It isn’t your fault. Please try again in a moment, or call us.",
  },
  unavailable: {
    title: "Our bookings and cars are unavailable right now",
    text: "Please try again in a minute, or call us.",
  },
  refused: {
    title: "This request was refused",
    text: "It did not come from a page of this site. Open the page again and try again from there.",
  },
  role: {
    title: "This page is not for your role",
    text: "Ask an owner to change your role under Staff.",
    back: "Go to Today",
  },
  day: {
    title: "This booking is not on your list",
    text: "Drivers see only bookings with a pick-up or return up to noon tomorrow, and those that are late or not marked. Ask an owner or the desk about any others.",
  },
  address: {
    title: "This site has another address",
    text: "Forms work only at {{address}}. Please open the site there and fill in the form again.",
    open: "Open the site there",
  },
  tooMany: {
    title: "Too many requests",
    text_one: "Please wait {{count}} minute and try again, or call us.",
    text_other: "Please wait {{count}} minutes and try again, or call us.",
    form_one:
      "Please wait {{count}} minute and send the form again: your browser’s Back button takes you to it, with what you typed. Or call us.",
    form_other:
      "Please wait {{count}} minutes and send the form again: your browser’s Back button takes you to it, with what you typed. Or call us.",
  },
  tooLarge: { title: "That is too much to send", text: "Please shorten what you typed." },
  bad: {
    title: "We could not read this request",
    text: "Open the page again and try again from there.",
  },
  pictures: {
    "not-found":
      "A road ends at a stone bridge whose middle has fallen into the river; a sheep looks straight at you.",
    failed:
      "A dark red car stands at the roadside at sunset with its bonnet up and a warning triangle behind it.",
    unavailable:
      "A roadside kiosk is shuttered and padlocked for the night, while a lantern burns and a black cat sits on the counter.",
    offline:
      "A telegraph pole stands by a mountain road at dusk; its wire hangs broken, and a swallow sits on the end.",
  },
  back: "Back to Home",
};
