import type { Translation } from "../translation";
import type { returns as en } from "../en/returns";

export const returns = {
  until_one: "{{date}}, {{time}}-\u2060მდე: {{count}} დღე",
  until_other: "{{date}}, {{time}}-\u2060მდე: {{count}} დღე",
  total: "გადასახდელი თანხა: {{total}},",
  more: "ახლანდელზე {{amount}}-\u2060ით მეტი.",
  less: "ახლანდელზე {{amount}}-\u2060ით ნაკლები.",
  same: "იგივე, რაც ახლა.",
  dearer: "ვადა მოკლდება, თანხა კი მაინც იზრდება: დღიური ფასი დღეების რაოდენობაზეა დამოკიდებული.",
  faults: {
    missing: "ჩაწერეთ თარიღი და საათი",
    same: "დაბრუნება ისედაც ამ დროსაა დანიშნული: ჩაწერეთ სხვა დრო",
    early: "დაბრუნება მანქანის აღების შემდეგ უნდა იყოს",
    past: "ეს დრო უკვე გავიდა: ჩაწერეთ უფრო გვიანდელი",
    long: "ქირაობის ვადა მაქსიმუმ ერთი წელია",
  },
} satisfies Translation<typeof en>;
