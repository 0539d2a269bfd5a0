import type { Translation } from "../translation";
import type { site as en } from "../en/site";

export const site = {
  skip: "შინაარსზე გადასვლა",
  home: "მთავარი",
  menu: "მენიუ",
  language: "ენა",
  offer: { text: "ეს გვერდი ქართულადაც შეგიძლიათ წაიკითხოთ", close: "დახურვა" },
  call: "დარეკეთ: {{phone}}",
  bookNow: "დაჯავშნეთ",
  nav: {
    cars: "ავტოპარკი",
    allCars: "ყველა მანქანა",
    booking: "დაჯავშნა",
    services: "მომსახურება",
    about: "ჩვენ შესახებ",
    contact: "კონტაქტი",
    guides: "გზამკვლევი",
    blog: "ბლოგი",
    faq: "ხშირი კითხვები",
    privacy: "კონფიდენ\u00ADციალუ\u00ADრობის პოლიტიკა",
    terms: "წესები და პირობები",
    findBooking: "ჩემი ჯავშანი",
  },
  cities: { tbilisi: "თბილისი", batumi: "ბათუმი", kutaisi: "ქუთაისი" },
  where: {
    tbilisi: "თბილისში",
    batumi: "ბათუმში",
    kutaisi: "ქუთაისში",
    cities: "{{cities}}",
    none: "საქართველოში",
  },
  insured: ", დაზღვევის ჩათვლით",
  refusedTitle: "შეცდომა: {{title}}",
  topBar: {
    label: "ამ წუთას",
    viewers_one: "ახლა ჩვენს მანქანებს {{count}} ადამიანი ათვალიერებს",
    viewers_other: "ახლა ჩვენს მანქანებს {{count}} ადამიანი ათვალიერებს",
    bookings_one: "დღეს {{count}} ჯავშანია",
    bookings_other: "დღეს {{count}} ჯავშანია",
  },
  example: {
    label: "ამ საიტის შესახებ",
    text: "ეს საიტი მხოლოდ ნიმუშია: დაათვალიერეთ, მანქანას კი ჯერ ვერავინ გადმოგცემთ.",
  },
  banner: {
    label: "განცხადება",
    text: "თბილისში მანქანას უფასოდ მოგიყვანთ, დაზღვევა კი ყველა ფასში შედის.",
    action: "დაჯავშნეთ",
  },
  footer: {
    label: "ყველა გვერდი",
    about: "მანქანები საქართველოს ყველა გზისთვის.",
    hours: "ოფისი ყოველდღე ღიაა {{opens}}-\u2060დან {{closes}}-\u2060მდე",
    rent: "იქირავეთ მანქანა",
    read: "სანამ გზას დაადგებით",
    cities: "სად მოგიყვანთ მანქანას",
    company: "კომპანია",
  },
  allKinds: "სედანები, ჯიპები, ჰიბრიდები და 4x4 მანქანები",
  cars: "ჩვენი მანქანები",
  meta: {
    home: {
      title: "მანქანის ქირაობა საქართველოში: რეალური ფასები, სწრაფი დაჯავშნა",
      description:
        "იქირავეთ მანქანა {{where}}. {{cars}} დღეში {{price}}-დან{{insured}}. მოთხოვნის გაგზავნას ერთი წუთი სჭირდება.",
      descriptionAtOnce:
        "იქირავეთ მანქანა {{where}}. {{cars}} დღეში {{price}}-დან{{insured}}. დაჯავშნას ერთი წუთი სჭირდება.",
    },
  },
} satisfies Translation<typeof en>;
