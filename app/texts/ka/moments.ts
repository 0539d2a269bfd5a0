import type { Translation } from "../translation";
import type { moments as en } from "../en/moments";

export const moments = {
  seconds: "{{count}}\u00a0წამი",
  minutes: "{{count}}\u00a0წთ",
  hours: "{{count}}\u00a0სთ",
  hoursAndMinutes: "{{hours}}\u00a0სთ {{minutes}}\u00a0წთ",
  days_one: "{{count}}\u00a0დღე",
  days_other: "{{count}}\u00a0დღე",
  near: {
    yesterday: "გუშინ\u00a0{{time}}",
    today: "დღეს\u00a0{{time}}",
    tomorrow: "ხვალ\u00a0{{time}}",
  },
  nearDays: { yesterday: "გუშინ", today: "დღეს", tomorrow: "ხვალ" },
  since: {
    today: "{{time}}-\u2060დან",
    yesterday: "გუშინ\u00a0{{time}}-\u2060დან",
    weekday: "{{weekday}}",
    date: "{{day}}\u00a0{{month}}",
    year: "{{year}}\u00a0წლის {{day}}\u00a0{{month}}",
    weekdays: {
      "0": "კვირიდან",
      "1": "ორშაბათიდან",
      "2": "სამშაბათიდან",
      "3": "ოთხშაბათიდან",
      "4": "ხუთშაბათიდან",
      "5": "პარასკევიდან",
      "6": "შაბათიდან",
    },
    months: {
      "1": "იანვრიდან",
      "2": "თებერვლიდან",
      "3": "მარტიდან",
      "4": "აპრილიდან",
      "5": "მაისიდან",
      "6": "ივნისიდან",
      "7": "ივლისიდან",
      "8": "აგვისტოდან",
      "9": "სექტემბრიდან",
      "10": "ოქტომბრიდან",
      "11": "ნოემბრიდან",
      "12": "დეკემბრიდან",
    },
  },
} satisfies Translation<typeof en>;
