import type { Translation } from "../translation";
import type { cities as en } from "../en/cities";

export const cities = {
  kicker: "მანქანის ქირაობა საქართველოში",
  book: "დაჯავშნეთ",
  whatsapp: "მოგვწერეთ WhatsApp-\u2060ით",
  drive: "{{km}} კმ, დაახლოებით {{hours}} საათი",
  features: "რა შედის ფასში",
  viewAll: "ნახეთ ყველა მანქანა",
} satisfies Translation<typeof en>;
