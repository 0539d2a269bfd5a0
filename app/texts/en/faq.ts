export const faq = {
  closing: {
    title: "Another question?",
    text: "Ask us. A person answers, not a machine.",
    short: "Ask us.",
    contact: "Contact Us",
    whatsapp: "Ask on WhatsApp",
  },
};
