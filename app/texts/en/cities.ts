export const cities = {
  kicker: "Car rental in Georgia",
  book: "Book Now",
  whatsapp: "Write on WhatsApp",
  drive: "{{km}} km, about {{hours}} hours",
  features: "What is included",
  viewAll: "View All Cars",
};
