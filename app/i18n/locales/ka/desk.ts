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
  days: { today: "დღეს", tomorrow: "ხვალ", yesterday: "გუშინ" },
  today: {
    here: "{{date}}, {{time}}, თბილისი",
    now: "ახლა {{time}}",
    error: "დღევანდელი გვერდი ვერ ჩაიტვირთა",
    stale:
      "პასუხი არ მოვიდა. გვერდს ისეთს ხედავთ, როგორიც ამ ბრაუზერში ბოლოს გამოჩნდა. შესაძლოა, მას შემდეგ შეიცვალა.",
    requests_one: "პასუხს {{count}} მოთხოვნა ელოდება",
    requests_other: "პასუხს {{count}} მოთხოვნა ელოდება",
    oldestFirst: "თავში ყველაზე ძველია",
    noRequests: "პასუხს არც ერთი მოთხოვნა არ ელოდება.",
    allRequests: "ყველა მოთხოვნა",
    waiting: "ელოდება:",
    minutes: "{{count}} წთ",
    hours: "{{count}} სთ",
    days_one: "{{count}} დღე",
    days_other: "{{count}} დღე",
    handovers: "აღება და დაბრუნება",
    pickup: "აღება",
    return: "დაბრუნება",
    noneToday: "მომდევნო აღება ან დაბრუნება: {{day}}, {{time}}.",
    noneAhead: "მომდევნო {{days}} დღეში არც აღებაა, არც დაბრუნება.",
    nothing:
      "ყველაფერი რიგზეა: პასუხს არაფერი ელოდება, მომდევნო {{days}} დღეში კი არც აღებაა, არც დაბრუნება.",
    allBookings: "ყველა ჯავშნის ნახვა",
    call: "დარეკეთ: {{name}}",
  },
} satisfies typeof en;
