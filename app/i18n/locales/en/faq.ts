export const faq = {
  closing: {
    title: "Another question?",
    text: "Ask us. A person answers, not a machine.",
    contact: "Contact Us",
    whatsapp: "Ask on WhatsApp",
  },
};
