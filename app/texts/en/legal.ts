export const legal = {
  contents: "On this page",
  contact: {
    owner: "Business owner",
    taxNumber: "Tax number",
    place: "Address",
    phone: "Phone",
    email: "Email",
    website: "Website",
  },
};
