import type { desk as en } from "../en/desk";

export const desk = {
  sections: {
    today: "დღეს",
    analytics: "სტატისტიკა",
  },
  more: "სხვა",
  close: "დახურვა",
  pending_one: "პასუხს {{count}} ჯავშანი ელოდება",
  pending_other: "პასუხს {{count}} ჯავშანი ელოდება",
} satisfies typeof en;
