import type { Translation } from "../translation";
import type { format as en } from "../en/format";

/** Names of the calendar and the shapes of dates and amounts. */
export const format = {
  date: "{{weekday}}, {{day}} {{month}}, {{year}}",
  /** Without its weekday. */
  day: "{{day}} {{month}}, {{year}}",
  month: "{{month}}, {{year}}",
  /** For lists; its spaces don't break. The year only if it is not the current one. */
  short: "{{weekday}},\u00a0{{day}}\u00a0{{month}}",
  shortDay: "{{day}}\u00a0{{month}}",
  shortYear: "{{text}},\u00a0{{year}}",
  weekdays: {
    "0": "კვირა",
    "1": "ორშაბათი",
    "2": "სამშაბათი",
    "3": "ოთხშაბათი",
    "4": "ხუთშაბათი",
    "5": "პარასკევი",
    "6": "შაბათი",
  },
  shortWeekdays: {
    "0": "კვი",
    "1": "ორშ",
    "2": "სამ",
    "3": "ოთხ",
    "4": "ხუთ",
    "5": "პარ",
    "6": "შაბ",
  },
  months: {
    "1": "იანვარი",
    "2": "თებერვალი",
    "3": "მარტი",
    "4": "აპრილი",
    "5": "მაისი",
    "6": "ივნისი",
    "7": "ივლისი",
    "8": "აგვისტო",
    "9": "სექტემბერი",
    "10": "ოქტომბერი",
    "11": "ნოემბერი",
    "12": "დეკემბერი",
  },
  usd: "{{amount}}\u00a0$",
  gel: "{{amount}}\u00a0₾",
  eur: "{{amount}}\u00a0€",
  withLari: "≈ {{lari}} ({{own}})",
  inCurrency: { USD: "აშშ დოლარში", GEL: "ლარში" },
  decimal: ",",
  language: "ka",
  thousands: "\u202f",
} satisfies Translation<typeof en>;
