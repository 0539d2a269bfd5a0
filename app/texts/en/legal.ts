export const legal = {
  contents: "On this page",
  contact: {
    owner: "Business owner",
    place: "Address",
    phone: "Phone",
    email: "Email",
    website: "Website",
  },
};
