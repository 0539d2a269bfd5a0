import type { fleet as en } from "../en/fleet";

export const fleet = {
  title: "აირჩიეთ მანქანა",
  allTitle: "ჩვენი ავტოპარკი სრულად",
  allIntro: "ყველა მანქანა, რომელსაც ვაქირავებთ, რეალური ფასით. დაზღვევა ყოველთვის ფასში შედის.",
  away: "მანქანებს ახლა ვერ გაჩვენებთ. ქვემოთ ჯავშნის ფორმა კვლავ მუშაობს: შეავსეთ ან დაგვირეკეთ.",
  empty: "ამ ფილტრებს არც ერთი მანქანა არ შეესაბამება. მოხსენით რომელიმე მათგანი.",
  count_one: "{{count}} მანქანა",
  count_other: "{{count}} მანქანა",
  emptyPicture:
    "მთის ცარიელ ავტოსადგომზე ორი მხარის მაჩვენებელი ბოძი დგას, ერთ-ერთ ადგილზე კი ძაღლს სძინავს.",
  loading: "მანქანები იტვირთება",
  viewAll: "ყველა მანქანის ნახვა",
  backHome: "მთავარ გვერდზე დაბრუნება",
  filters: {
    legend: "ფილტრი",
    type: "მანქანის ტიპი",
    price: "დღიური ფასი",
    passengers: "მგზავრები",
    apply: "ფილტრის გამოყენება",
    typeValues: { all: "ყველა", suv: "ჯიპი", sedan: "სედანი", hybrid: "ჰიბრიდი" },
    priceValues: {
      all: "ყველა",
      budget: "ბიუჯეტური: 40 $-მდე",
      mid: "საშუალო: 40–70 $",
      premium: "პრემიუმი: 70 $-ზე მეტი",
    },
    passengersValues: { any: "ნებისმიერი", "2": "2 ან მეტი", "4": "4 ან მეტი", "5": "5 ან მეტი" },
  },
  card: {
    from: "მინ.",
    perDay: "/დღე",
    bookNow: "დაჯავშნეთ",
    details: "დეტალურად",
    more: "დამატებითი აღჭურვილობა",
    fourByFour: "4x4",
    types: { sedan: "სედანი", suv: "ჯიპი" },
    seats_one: "{{count}} ადგილი",
    seats_other: "{{count}} ადგილი",
    hybrid: "ჰიბრიდი",
    picture: "{{car}}, ამ ტიპის მანქანის ნახატი",
  },
  tiers: {
    title: "დღიური ფასები",
    from: "{{min}} დღიდან",
    range: "{{min}}–{{max}} დღე",
    one: "1 დღე",
  },
  values: {
    transmission: { Automatic: "ავტომატიკა", Manual: "მექანიკა", CVT: "ავტომატიკა (CVT)" },
    driveType: {
      FWD: "წინა წამყვანი",
      RWD: "უკანა წამყვანი",
      AWD: "სრული წამყვანი",
      "4x4": "4x4",
    },
    fuelType: { Petrol: "ბენზინი", Diesel: "დიზელი", Hybrid: "ჰიბრიდი" },
    litres: "{{value}} ლ",
    cubicCentimetres: "{{value}} სმ³",
    consumption: "{{value}} ლ/100 კმ",
  },
  meta: {
    title: "მთელი ავტოპარკი: სედანები, ჯიპები, ჰიბრიდები და 4x4 საქართველოში",
    description:
      "შეადარეთ ჩვენი მანქანები და მათი დღიური ფასები: {{price}} $-დან დღეში, დაზღვევა ფასში შედის.",
  },
} satisfies typeof en;
