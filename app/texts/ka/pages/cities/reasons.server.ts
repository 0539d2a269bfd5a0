import type { WrittenCities } from "../../../page-texts";
import type { Terms } from "./phrases.server";

export const reasons = ({
  claims,
  fleet,
  from,
  hours,
  price,
  promises,
  said,
}: Terms): WrittenCities["reasons"] => ({
  selection: {
    title: "დიდი არჩევანი",
    text: `ასარჩევად ${fleet.models} მოდელია${kindsOf(fleet)}.`,
  },
  delivery: { title: "მოსახერხებელი მიწოდება" },
  support: {
    title: "სადღეღამისო დახმარება",
    text: said(
      promises.help,
      `ოფისი ყოველდღე ${hours.opens}-დან ${hours.closes}-მდე გპასუხობთ. გზაში დახმარებას ნებისმიერ დროს ერთი ზარით მიიღებთ.`,
    ),
  },
  insurance: {
    title: "დაზღვევა ფასში შედის",
    text: said(
      promises.insurance,
      "დაზღვევა ფარავს ავარიას, ქურდობასა და სხვისთვის მიყენებულ ზიანს. ფრანშიზა და გამონაკლისები ხელშეკრულებაშია მითითებული.",
    ),
  },
  booking: {
    title: "მარტივი დაჯავშნა",
    text: `აირჩიეთ მანქანა და თარიღები და გამოგვიგზავნეთ ფორმა. ${promises.payAtPickup ? "არც რეგისტრაცია გჭირდებათ, არც ბარათი. თანხას მანქანის აღებისას იხდით." : "რეგისტრაცია არ გჭირდებათ."}`,
  },
  prices: {
    title: `საუკეთესო ფასი: დღეში ${price(from)}-დან`,
    text: said(
      promises.usualPrices,
      `${said(promises.longRental, "რაც უფრო დიდი ხნით ქირაობთ, მით უფრო იაფი გამოდის დღე. ")}უმეტესი მანქანა დღეში ${price(claims.usualPrices.from)}-დან ${price(claims.usualPrices.to)}-მდე ღირს${said(promises.insurance, ", დაზღვევის ჩათვლით")}.`,
    ),
  },
});

/** «, მათ შორის 16 სრულამძრავიანი და 4 ჰიბრიდი» */
function kindsOf({ fourByFours, hybrids }: Terms["fleet"]) {
  const kinds = [
    ...(fourByFours > 0 ? [`${fourByFours} სრულამძრავიანი`] : []),
    ...(hybrids > 0 ? [`${hybrids} ჰიბრიდი`] : []),
  ];
  return kinds.length > 0 ? `, მათ შორის ${kinds.join(" და ")}` : "";
}
