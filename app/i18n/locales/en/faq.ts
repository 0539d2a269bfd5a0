export const faq = {
  closing: {
    title: "Still a question?",
    text: "Ask us. It costs nothing, and a person answers.",
    contact: "Contact Us",
    whatsapp: "Ask on WhatsApp",
  },
};
