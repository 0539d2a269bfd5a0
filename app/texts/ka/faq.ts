import type { Translation } from "../translation";
import type { faq as en } from "../en/faq";

export const faq = {
  closing: {
    title: "კიდევ გაქვთ კითხვა?",
    text: "გვკითხეთ. გიპასუხებთ ჩვენი თანამშრომელი და არა ავტომოპასუხე.",
    short: "გვკითხეთ.",
    contact: "დაგვიკავშირდით",
    whatsapp: "გვკითხეთ WhatsApp-\u2060ით",
  },
} satisfies Translation<typeof en>;
