/** The home page, without its fleet and form. */
export const home = {
  hero: {
    kicker: "Car rental in Georgia",
    title: "A car for every road in Georgia",
    text: "From Tbilisi’s old streets to the passes of the Caucasus: see the full rental price for your dates and send your request in a minute, day or night.",
    textAtOnce:
      "From Tbilisi’s old streets to the passes of the Caucasus: see the full rental price for your dates and book in a minute, day or night.",
    browse: "Browse the fleet",
    book: "Book now",
    /** Only where bookings are confirmed at once. */
    bookAtOnce: "Book instantly",
  },
  advantages: {
    label: "Why rent with us",
    delivery: {
      free: "Free delivery in Tbilisi",
      title: "We bring the car to you",
      city: "We bring the car to you in the city.",
      fees: "The delivery fee is fixed, and you see it before you book: {{places}}.",
    },
    insurance: {
      title: "Full insurance",
      text: "Every price covers accident damage, theft, and injury or damage to others. The excess (deductible) and the exceptions are in the rental agreement.",
    },
    support: {
      title: "Help on the road",
      text: "Call us day or night, wherever you are in Georgia.",
      person: "A person answers, not a machine.",
    },
  },
  services: {
    title: "Not only the car",
    lead: "What else we can do for you, and what it costs. Tick it in the booking form or ask for it in the notes.",
    delivery: {
      title: "To the airport or your door",
      text: "In Tbilisi we bring the car to your address; at airports and in other cities we meet you at an agreed time.",
      anywhere: "We bring the car to your address, or meet you at an agreed place and time.",
      minDays: "{{place}}, {{days}} days or more",
    },
    oneWay: {
      title: "One-way rental and other places",
      text: "Start in Tbilisi and return the car in Batumi, or have it brought to a guest house in the hills. If the place is not on the list, choose “{{other}}” and name it in the notes: we’ll agree on everything before we confirm.",
      anywhere:
        "Return the car in another place, or have it brought to a guest house in the hills. If the place is not on the list, choose “{{other}}” and name it in the notes: we’ll agree on everything before we confirm.",
      place: "Any other place",
      price: "by agreement",
    },
    driver: {
      title: "A car with a driver",
      text: "For a day when you would rather look at the mountains than at the road. Tell us your route in the notes; the driver’s fee is added to the price of the car.",
      label: "Driver, per day",
      ask: "Ask for a car with a driver",
    },
    extras: {
      title: "Child seats and ski racks",
      text: "Tick them in the form, and they’ll be fitted when you pick up the car. You pay once for the whole rental, however long it is.",
    },
    long: {
      title: "Long rentals",
      text: "The longer you rent, the less a day costs. Each car’s page shows its daily rates, so you can see when one more day pays off.",
      label: "{{days}} days or more",
      price: "{{from}}% to {{to}}% less a day",
    },
    help: {
      title: "Help at any hour",
      text: "A flat tyre, a strange warning light, a lost key: call us from anywhere in Georgia. A person answers and stays with you until you are on your way again.",
      short: "A flat tyre, a strange warning light, a lost key: call us from anywhere in Georgia.",
      label: "By phone",
      price: "day and night",
    },
  },
  reviews: {
    title: "Postcards from the road",
    lead: "What our customers wrote once they were home.",
    stars: "{{rating}} out of 5 stars",
    average_one: "from the {{count}} review shown here",
    average_other: "average of the {{count}} reviews shown here",
    sample: "average of the sample reviews below",
    isSample: "Sample review",
    all: "All reviews on {{place}}",
    action: "Book your own trip",
  },
  about: {
    title: "On Georgia’s roads since {{year}}",
    simple:
      "A rental car should be the easiest part of a journey. So since {{year}} we have kept to a few simple things: insurance in every price, a clean car with a full tank, and a person at the other end of the phone.",
    short: "A rental car should be the easiest part of a journey.",
    inland:
      "Since then, more than {{customers}} customers have driven our cars over the Jvari Pass and through the vineyards of Kakheti. We drive these roads ourselves, and will gladly tell you which car suits your route.",
    roads:
      "Since then, more than {{customers}} customers have driven our cars over the Jvari Pass, through the vineyards of Kakheti and down to the sea at Batumi. We drive these roads ourselves, and will gladly tell you which car suits your route.",
    founded: "founded",
    customers: "customers since {{year}}",
    customersInAll: "customers so far",
    vehicles: "vehicles",
    hours: "office hours, seven days a week",
    people: "The people behind the cars",
    speaks: "Speaks {{languages}}",
  },
  contact: {
    title: "Talk to a person",
    plain: "Get in touch",
    lead: "A question before the trip, a change of plans, a late flight: write or call, and we’ll find a way.",
    help: "If something happens on the road, call at any hour, day or night.",
    phone: "Phone",
    email: "Email",
    address: "Office",
    map: "Find us on the map",
    hours: "Working hours",
    everyDay: "Every day, {{opens}}\u2060–\u2060{{closes}}",
    social: "Write to us on",
  },
  prompt: {
    title: "Not sure which car?",
    text: "Tell us your route and how many of you there are, and we’ll suggest a car. Free and without obligation.",
    whatsapp: "Ask on WhatsApp",
    message: "Hello! I need help choosing a car.",
    book: "Book a car",
    close: "Close this message",
  },
  leaving: {
    title: "Before you go",
    text: "Book today, and your rental costs {{percent}}% less.",
    close: "Close",
  },
};
