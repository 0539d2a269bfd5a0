/** The sections of the home page that tell of the company. */
export const home = {
  services: {
    title: "Not only the car",
    lead: "What we do besides handing over a key, and what it costs. Tick it in the booking form, or write it in the notes.",
    delivery: {
      title: "To the airport or your door",
      text: "In Tbilisi we bring the car to your address; at the airports and in Batumi we hand it over at a time agreed with you. Kutaisi Airport is for rentals of {{days}} days or more.",
    },
    oneWay: {
      title: "One way, and other places",
      text: "Begin in Tbilisi and leave the car in Batumi, or name a guest house in the hills. For a place that is not on the list choose “{{other}}” and write it in the notes: we agree on it before anything is fixed.",
      place: "Any other place",
      price: "by agreement",
    },
    driver: {
      title: "A car with a driver",
      text: "For the day on which you would rather look at the mountains than at the road. Tell us your route in the notes; the driver comes on top of the price of the car.",
      label: "Driver, per day",
    },
    extras: {
      title: "Child seats and ski racks",
      text: "Tick them in the form, and they are in place when you get the car. You pay once for the whole rental, however long it is.",
    },
    long: {
      title: "Long rentals",
      text: "The longer you stay, the less a day costs. Each car’s page shows its rates for every length, so you can see when one more day pays off.",
      label: "{{days}} days or more",
      price: "{{from}}–{{to}}% less a day",
    },
    help: {
      title: "Help at any hour",
      text: "A flat tyre, a strange warning light, a lost key: call us from anywhere in Georgia. A person answers, and helps until you are on your way again.",
      label: "By phone",
      price: "day and night",
    },
  },
  reviews: {
    title: "Postcards from the road",
    lead: "What guests wrote to us when they were home again.",
    stars: "{{rating}} out of 5 stars",
    average: "average of {{reviews}} reviews",
    action: "Book your own trip",
  },
  about: {
    title: "On Georgia’s roads since {{year}}",
    simple:
      "A rented car should be the easiest part of a journey. So since {{year}} we have kept to a few simple things: one price with the insurance in it, a clean car with a full tank, and a phone that a person answers.",
    roads:
      "More than {{customers}} customers have driven our cars since: over the Jvari Pass, between the vineyards of Kakheti, down to the sea at Batumi. We drive these roads ourselves, and we gladly tell you which car suits which of them.",
    founded: "founded",
    customers: "customers",
    vehicles: "vehicles",
    hours: "office hours, seven days a week",
  },
  contact: {
    title: "Talk to a person",
    lead: "A question before the trip, a change of plans, a late flight: write or call, and we find a way. If something happens on the road, our phone is answered day and night.",
    phone: "Phone",
    email: "Email",
    address: "Office",
    hours: "Working hours",
    everyDay: "Every day, {{opens}}–{{closes}}",
    social: "Write to us on",
  },
  prompt: {
    title: "Not sure which car?",
    text: "Tell us your route and how many you are, and we suggest one. It costs nothing and binds you to nothing.",
    whatsapp: "Ask on WhatsApp",
    message: "Hello! I need help choosing a car.",
    book: "Book a car",
    close: "Close the offer of help",
  },
  leaving: {
    title: "Before you go",
    text: "Book today, and your rental costs {{percent}}% less.",
    close: "Close",
  },
};
