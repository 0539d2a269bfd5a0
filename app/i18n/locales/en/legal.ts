export const legal = {
  contents: "On this page",
  contact: {
    owner: "Business owner",
    place: "Address",
    tbilisi: "Tbilisi, Georgia",
    phone: "Phone",
    email: "Email",
    website: "Website",
  },
};
