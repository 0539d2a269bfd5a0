import type { WrittenCities } from "~/cities/city";
import type { Terms } from "~/cities/write-cities.server";

export const reasons = ({
  claims,
  fleet,
  from,
  hours,
  price,
}: Terms): WrittenCities["reasons"] => ({
  selection: {
    title: "დიდი არჩევანი",
    text: `${fleet.models} მოდელი, პატარა ჰიბრიდიდან დიდ ჯიპამდე. ჩვენი მანქანებიდან ${fleet.fourByFours} სრულამძრავიანია, ${fleet.hybrids} კი – ჰიბრიდი.`,
  },
  delivery: { title: "მოსახერხებელი მიწოდება" },
  support: {
    title: "მხარდაჭერა 24/7",
    text: `ოფისი ყოველდღე ${hours.opens}-დან ${hours.closes}-მდე გპასუხობთ. გზაში დახმარებას ნებისმიერ დროს ერთი ზარით მიიღებთ.`,
  },
  insurance: {
    title: "დაზღვევა ფასში შედის",
    text: "დაზღვევა ფარავს ავარიას, ქურდობასა და სხვისთვის მიყენებულ ზიანს. ფრანშიზა და გამონაკლისები ხელშეკრულებაში წერია, დამატებით კი არაფერს იხდით.",
  },
  booking: {
    title: "მარტივი დაჯავშნა",
    text: "აირჩიეთ მანქანა და თარიღები და გამოგვიგზავნეთ ფორმა. არც რეგისტრაცია გჭირდებათ, არც ბარათი. თანხას მანქანის აღებისას იხდით.",
  },
  prices: {
    title: `საუკეთესო ფასი: დღეში ${price(from)}-დან`,
    text: `რაც უფრო დიდი ხნით ქირაობთ, მით უფრო იაფი გამოდის დღე. უმეტესი მანქანა დღეში ${price(claims.usualPrices.from)}-დან ${price(claims.usualPrices.to)}-მდე ღირს, დაზღვევის ჩათვლით.`,
  },
});
