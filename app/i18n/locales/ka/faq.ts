import type { faq as en } from "../en/faq";

export const faq = {
  closing: {
    title: "კიდევ გაქვთ კითხვა?",
    text: "გვკითხეთ. ეს უფასოა და ადამიანი გიპასუხებთ.",
    contact: "დაგვიკავშირდით",
    whatsapp: "გვკითხეთ WhatsApp-ით",
  },
} satisfies typeof en;
