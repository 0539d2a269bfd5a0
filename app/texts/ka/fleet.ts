import type { Translation } from "../translation";
import type { fleet as en } from "../en/fleet";

export const fleet = {
  title: "აირჩიეთ მანქანა",
  allTitle: "ჩვენი ავტოპარკი სრულად",
  allIntro: "ყველა მანქანა, რომელსაც ვაქირავებთ, თავისი დღიური ფასით.",
  insured: "დაზღვევა ყოველთვის ფასში შედის.",
  unavailable: "მანქანების სია ახლა ვერ იტვირთება. შეავსეთ ჯავშნის ფორმა ქვემოთ ან დაგვირეკეთ.",
  empty: "ასეთი მანქანა არ გვყავს. მოხსენით რომელიმე ფილტრი.",
  count_one: "{{count}} მოდელი",
  count_other: "{{count}} მოდელი",
  none: {
    text: "ჩვენი მანქანები აქ მალე გამოჩნდება. მოგვწერეთ, რა გჭირდებათ, და შესაფერის მანქანას შეგირჩევთ.",
    book: "მოითხოვეთ მანქანა",
  },
  emptyPicture:
    "მთის ცარიელ ავტოსადგომზე ორ მხარეს მიმთითებელი ნიშანი დგას, ერთ-ერთ ადგილზე კი ძაღლს სძინავს.",
  loading: "მანქანები იტვირთება",
  viewAll: "ყველა მანქანის ნახვა",
  backHome: "მთავარ გვერდზე დაბრუნება",
  pages: {
    label: "სიის გვერდები",
    previous: "წინა მანქანები",
    next: "შემდეგი მანქანები",
    here: "გვერდი {{page}}, სულ {{pages}}",
  },
  filters: {
    legend: "ფილტრი",
    type: "მანქანის ტიპი",
    price: "დღიური ფასი",
    passengers: "მგზავრები",
    apply: "ფილტრის გამოყენება",
    typeValues: { all: "ყველა", suv: "ჯიპი", sedan: "სედანი", hybrid: "ჰიბრიდი" },
    priceValues: {
      all: "ყველა",
      budget: "ეკონომიური: {{from}}-\u2060მდე",
      mid: "საშუალო: {{from}} – {{to}}",
      premium: "პრემიუმი: {{to}}-\u2060ზე მეტი",
    },
    passengersValues: { any: "ნებისმიერი", "2": "2 ან მეტი", "4": "4 ან მეტი", "5": "5 ან მეტი" },
  },
  dates: {
    from: "აღების თარიღი",
    to: "დაბრუნების თარიღი",
    total_one: "{{count}}\u00a0დღისთვის",
    total_other: "{{count}}\u00a0დღისთვის",
    rate_one: "{{count}} დღე, დღეში {{rate}}",
    rate_other: "{{count}} დღე, დღეში {{rate}}",
    delivery: "მიწოდება ({{place}}): {{price}}.",
    note: "ქირაობის ვადა: {{from}} – {{to}}.",
    apart: "დამატებითი მომსახურება და მიწოდება ფასში არ შედის.",
    included: "მიწოდება ფასში შედის, დამატებითი მომსახურება – არა.",
    indicative:
      "{{others}} საორიენტაციოდ, კურსით 1\u00a0$ = {{rate}}\u00a0₾ ({{day}}). თანხას {{currency}} იხდით.",
    past: "აღების თარიღი უკვე გასულია. გთხოვთ, გადაამოწმოთ.",
    problems: {
      from: {
        noSuchDate: "თარიღი „{{typed}}“ არ არსებობს. ჩაწერეთ ასე: 31.12.2030.",
        missing: "აირჩიეთ აღების თარიღიც.",
      },
      to: {
        noSuchDate: "თარიღი „{{typed}}“ არ არსებობს. ჩაწერეთ ასე: 31.12.2030.",
        missing: "აირჩიეთ დაბრუნების თარიღიც.",
      },
    },
  },
  availability: {
    free: "ამ დღეებში თავისუფალია",
    last: "ბოლო მანქანა",
    request: "შეთანხმებით",
    atOnce: "მაშინვე დასტურდება",
    note: "მონაცემები ამ წუთისთვისაა. მანქანა თქვენია, როგორც კი ამას მოგწერთ.",
    noteAtOnce:
      "მონაცემები ამ წუთისთვისაა, მანქანის შუადღეს აღებისთვის. დადასტურდება თუ არა მაშინვე თქვენ მიერ არჩეული დრო, ჯავშნის ფორმაში ნახავთ.",
    otherTrips: "ზუსტად ამ დღეებში თავისუფალი მანქანა არ არის. თავისუფალია:",
  },
  trip: {
    label: "ადგილი და თარიღები",
    anyPlace: "ნებისმიერი ადგილი",
    show: "ფასების ნახვა",
  },
  card: {
    from: "დღეში",
    perDay: "/დღე",
    // The word joiner forbids a line break after the hyphen.
    fromPerDay: "-\u2060დან",
    bookNow: "დაჯავშნეთ",
    details: "დეტალურად",
    more: "დამატებითი აღჭურვილობა",
    fourByFour: "4x4",
    types: {
      sedan: "სედანი",
      hatchback: "ჰეჩბეკი",
      wagon: "უნივერსალი",
      suv: "ჯიპი",
      minivan: "მინივენი",
      pickup: "პიკაპი",
    },
    seats_one: "{{count}} ადგილი",
    seats_other: "{{count}} ადგილი",
    hybrid: "ჰიბრიდი",
    picture: "{{car}}, ამ ტიპის მანქანის ნახატი",
  },
  tiers: {
    title: "დღიური ფასები",
    from: "{{min}} დღიდან",
    range: "{{min}}–{{max}} დღე",
    exact: "{{days}} დღე",
    one: "1 დღე",
  },
  seasons: {
    rate: "{{season}} ({{from}} – {{to}}): დღეში {{rate}}.",
    rates:
      "{{season}} ({{from}} – {{to}}): დღეში {{low}}-\u2060დან {{high}}-\u2060მდე, ვადის მიხედვით.",
  },
  values: {
    transmission: { Automatic: "ავტომატიკა", Manual: "მექანიკა", CVT: "ავტომატიკა (CVT)" },
    driveType: {
      FWD: "წინა ამძრავი",
      RWD: "უკანა ამძრავი",
      AWD: "სრული ამძრავი",
      "4x4": "4x4",
    },
    fuelType: { Petrol: "ბენზინი", Diesel: "დიზელი", Hybrid: "ჰიბრიდი" },
    litres: "{{value}} ლ",
    cubicCentimetres: "{{value}} სმ³",
    consumption: "{{value}} ლ/100 კმ",
  },
  meta: {
    plainTitle: "ჩვენი ავტოპარკი: მანქანის ქირაობა საქართველოში",
    title: "ჩვენი ავტოპარკი: სედანები, ჯიპები, ჰიბრიდები და 4x4 მანქანები",
    laterTitle: "{{title}}, გვერდი {{page}}",
    description: "შეადარეთ ჩვენი მანქანები და მათი დღიური ფასები. დღეში {{price}}-დან{{insured}}.",
  },
} satisfies Translation<typeof en>;
