import type { faq as en } from "../en/faq";

export const faq = {
  closing: {
    title: "კიდევ გაქვთ კითხვა?",
    text: "გვკითხეთ. ეს არაფერი ღირს და ცოცხალი ადამიანი გიპასუხებთ.",
    contact: "დაგვიკავშირდით",
    whatsapp: "გვკითხეთ WhatsApp-ით",
  },
} satisfies typeof en;
