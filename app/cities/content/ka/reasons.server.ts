import type { WrittenCities } from "~/cities/city";
import type { Facts } from "~/facts/facts";
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
    text: `ასარჩევად ${fleet.models} მოდელია${kindsOf(fleet)}.`,
  },
  delivery: { title: "მოსახერხებელი მიწოდება" },
  support: {
    title: "სადღეღამისო დახმარება",
    text: `ოფისი ყოველდღე ${hours.opens}-დან ${hours.closes}-მდე გპასუხობთ. გზაში დახმარებას ნებისმიერ დროს ერთი ზარით მიიღებთ.`,
  },
  insurance: {
    title: "დაზღვევა ფასში შედის",
    text: "დაზღვევა ფარავს ავარიას, ქურდობასა და სხვისთვის მიყენებულ ზიანს. ფრანშიზა და გამონაკლისები ხელშეკრულებაშია მითითებული.",
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

/** «, მათ შორის 16 სრულამძრავიანი და 4 ჰიბრიდი» */
function kindsOf({ fourByFours, hybrids }: Facts["fleet"]) {
  const kinds = [
    ...(fourByFours > 0 ? [`${fourByFours} სრულამძრავიანი`] : []),
    ...(hybrids > 0 ? [`${hybrids} ჰიბრიდი`] : []),
  ];
  return kinds.length > 0 ? `, მათ შორის ${kinds.join(" და ")}` : "";
}
