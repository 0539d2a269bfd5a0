import type { Translation } from "../translation";
import type { notifications as en } from "../en/notifications";

export const notifications = {
  title: "ჯავშნების შეტყობინებები",
  open: "ჯავშნების შეტყობინებები",
  openUnread_one: "ჯავშნების შეტყობინებები, წაუკითხავი: {{count}}",
  openUnread_other: "ჯავშნების შეტყობინებები, წაუკითხავი: {{count}}",
  close: "დახურვა",
  empty: "ახალი ჯავშანი არ არის",
  total: "ჯამი",
  extras: "დამატებით",
  noExtras: "არაფერი",
  call: "დარეკვა",
  whatsapp: "WhatsApp",
  view: "მართვის პანელში ნახვა",
  urgent: "სასწრაფო",
  arrived: "ახალი მოთხოვნა: {{name}}, {{vehicle}}",
  own: {
    title: "ჯავშანი {{reference}}",
    arrived: "ჯავშანი {{reference}}: {{status}}",
    view: "თქვენი ჯავშნის ნახვა",
  },
} satisfies Translation<typeof en>;
