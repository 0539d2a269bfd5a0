import type { Translation } from "../translation";
import type { legal as en } from "../en/legal";

export const legal = {
  contents: "ამ გვერდზე",
  contact: {
    owner: "კომპანიის მფლობელი",
    taxNumber: "საიდენტიფიკაციო კოდი",
    place: "მისამართი",
    phone: "ტელეფონი",
    email: "ელფოსტა",
    website: "საიტი",
  },
} satisfies Translation<typeof en>;
