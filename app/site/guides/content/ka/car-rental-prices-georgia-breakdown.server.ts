import { readablePhone } from "~/catalog/company/company";
import { beforePickup, ofTypes } from "~/site/facts/claim-words";
import {
  deliveryRows,
  exampleType,
  extraRows,
  hasTrips,
  quoteRows,
  rateRows,
  totalRows,
  typeTable,
} from "~/site/guides/content/price-rows";
import { said } from "~/catalog/company/promises";
import type { WriteGuide } from "~/site/guides/guide";
import { i18nFor } from "~/texts/i18n.server";
import { deliveryFeeTo, placeWithSlug, serves } from "~/catalog/pricing/places";
import { oneOf } from "~/catalog/pricing/extras";
import { quote } from "~/catalog/pricing/quote";
import { ofMinDays } from "~/site/facts/place-facts";
import { seasonList } from "~/site/facts/season-list";
import { rateRange, type VehicleType } from "~/catalog/pricing/rates";

const { t } = i18nFor("ka");

const CARS: Readonly<Record<VehicleType, string>> = { sedan: "სედანი", suv: "ჯიპი" };

/** How many pieces of advice there are besides three that there always are: none, one, two. */
const WAYS = ["სამი", "ოთხი", "ხუთი"];

export const pricesGuide: WriteGuide = ({
  claims: { usualPrices, longRental, deposit, driver, freeCancellationHours, highSeason },
  company,
  insurance,
  promises: { ka: promises },
  rates,
  typePlans,
  seasons,
  places,
  cities,
  kutaisiMinDays,
  extras,
  fleet: { types, cheapest, hasBothDrives, highestRate, mixesTypes, models },
  formats: {
    ka: { extraPrice, ofExtra, price, priceRange, inCurrency },
  },
  money,
}) => ({
  title: "რა ღირს მანქანის ქირაობა საქართველოში: ყველა ხარჯი, სათითაოდ",
  excerpt: `დღიური ფასები, ${said(places.length > 0, "მიწოდება, ")}დამატებითი მომსახურება${said(promises.deposit, ", დეპოზიტი")}${said(hasTrips(types, cities), " და მოგზაურობები, ბოლომდე დათვლილი")}. ცალკე წერია, რა არ შედის ფასში.`,
  description: `მანქანის ქირაობის ფასები საქართველოში: ${ofTypes(types, { both: "სედანისა და ჯიპის ", sedan: "სედანის ", suv: "ჯიპის " })}დღიური ფასი, ${said(places.length > 0, "მიწოდება, ")}${said(promises.deposit, "დეპოზიტი, ")}საწვავი${said(hasTrips(types, cities), " და დათვლილი მაგალითები")}.`,
  keywords: [
    "მანქანის ქირაობის ფასები",
    "მანქანის ქირაობა თბილისში",
    "იაფი მანქანის ქირაობა",
    "რა ღირს მანქანის ქირაობა",
    ...(types.includes("suv") ? ["ჯიპის ქირაობა"] : []),
    ...(serves(places, "tbilisi-airport") ? ["მანქანის ქირაობა აეროპორტში"] : []),
    ...(promises.deposit ? ["მანქანის ქირაობა დეპოზიტი"] : []),
    "მანქანის გრძელვადიანი ქირაობა",
    "მანქანის ქირაობა მძღოლით",
  ],
  body: `
ვინც პირველად გვწერს, თითქმის ყოველთვის ერთსა და იმავეს გვეკითხება: საბოლოოდ რა დამიჯდება? ამიტომ ყველა ფასს აქ ერთად ნახავთ, ზუსტად ისე, როგორც ჯავშნის თანხას ვითვლით.${promises.usualPrices ? ` ჩვეულებრივ, მანქანის ქირაობა დღეში ${priceRange(usualPrices)} ღირს${said(hasBothDrives && highestRate !== null, ": სედანი და ჯიპი უფრო იაფია, დიდი ჯიპი – უფრო ძვირი")}. რამდენს გადაიხდით ამ ფარგლებში, მანქანაზეა დამოკიდებული${said(promises.longRental, " და, კიდევ უფრო მეტად, დღეების რაოდენობაზე")}.` : promises.longRental ? " რამდენს გადაიხდით, მანქანაზეა დამოკიდებული და, კიდევ უფრო მეტად, დღეების რაოდენობაზე." : " დღიური ფასი მანქანაზეა დამოკიდებული."}

ქირაობისა და დამატებითი მომსახურების ფასი ${inCurrency}ა${said(places.length > 0, ", მიწოდების საფასური – ლარში")}.${said(promises.payAtPickup, " თანხას მანქანის აღებისას იხდით, მანამდე – არაფერს.")}

## დღიური ფასები

${said(promises.longRental, "რაც უფრო დიდი ხნით ქირაობთ მანქანას, მით უფრო იაფი გამოდის დღე. ვადის შესაბამისი დღიური ფასი ყველა დღეზე ვრცელდება, პირველი დღიდანვე.")}

${typeTable(
  { types, rates },
  { days: "ვადა", sedan: "სედანი, დღეში", suv: "ჯიპი, დღეში" },
  (...plans) => rateRows(t, money, ...plans),
)}

${ofTypes(types, {
  both: `ეკონომიური სედანი დღეში ${priceRange(rateRange(rates.sedan))} ღირს, ჯიპი კი – ${priceRange(rateRange(rates.suv))}.`,
  sedan: `ეკონომიური სედანი დღეში ${priceRange(rateRange(rates.sedan))} ღირს.`,
  suv: `ჯიპი დღეში ${priceRange(rateRange(rates.suv))} ღირს.`,
})}

${said(promises.longRental, `გამოდის, რომ თუ მანქანას ${longRental.days} ან მეტი დღით იქირავებთ, ერთი დღე სულ მცირე ${longRental.from}, მაქსიმუმ ${longRental.to} პროცენტით იაფი დაგიჯდებათ, ვიდრე ერთდღიანი ქირაობისას. `)}არც კოდი გჭირდებათ და არც ვაჭრობა: სწორი ფასი ჯავშანში თავისთავად აისახება.

${
  highestRate === null
    ? said(
        models > 0,
        "რა ღირს კონკრეტული მანქანა, მის ბარათზე წერია. იხილეთ [ყველა მანქანა](/all-cars).",
      )
    : mixesTypes
      ? `მანქანების შედარებამდე ორი რამ გაითვალისწინეთ:

- **„სედანი“ და „ჯიპი“ ფასის ჯგუფიცაა.** რამდენიმე დიდი სედანი ფასით ჯიპების ჯგუფშია, რამდენიმე კროსოვერი – სედანების ჯგუფში. რა ღირს კონკრეტული მანქანა, მის ბარათზე წერია. იხილეთ [ყველა მანქანა](/all-cars).
- **ზოგ მანქანას საკუთარი ფასი აქვს.** დიდი ჯიპები უფრო ძვირია, მოკლე ვადით დღეში ${price(highestRate)}-მდე. ერთი-ორი შედარებით ძველი მანქანა უფრო იაფია.`
      : `**ზოგ მანქანას საკუთარი ფასი აქვს.** დიდი ჯიპები უფრო ძვირია, მოკლე ვადით დღეში ${price(highestRate)}-მდე. ერთი-ორი შედარებით ძველი მანქანა უფრო იაფია. რა ღირს კონკრეტული მანქანა, მის ბარათზე წერია. იხილეთ [ყველა მანქანა](/all-cars).`
}

### როგორ ვითვლით დღეებს

ვითვლით კალენდარულ დღეებს აღების თარიღიდან დაბრუნების თარიღამდე. შაბათიდან მომდევნო შაბათამდე შვიდი დღეა, აღებისა და დაბრუნების საათს მნიშვნელობა არ აქვს. თუ იმავე დღეს აბრუნებთ, ერთი დღე ითვლება.

${said(types.length > 0, "### რა ღირს მთელი ვადა")}

${typeTable({ types, rates }, { days: "დღე", sedan: "სედანი", suv: "ჯიპი" }, (...plans) =>
  totalRows(t, money, [1, 3, 7, 10, 11, 14, 30], ...plans),
)}

${said(types.length > 0 && promises.longRental, "დააკვირდით მეზობელ სტრიქონებს იქ, სადაც დღიური ფასი იკლებს. ერთი დამატებითი დღე ჯამს ზოგჯერ თითქმის არ ცვლის, ზოგჯერ კი ამცირებს კიდეც. თუ თარიღები ჯერ არ დაგიზუსტებიათ, ორივე ვარიანტი შეადარეთ.")}

${
  cheapest
    ? `## ყველაზე იაფი მანქანა

ამჟამად ეს არის ${cheapest.name}. თუ თბილისსა და მოასფალტებულ მთავარ გზებს არ სცდებით, შეიძლება მეტი არც გჭირდებოდეთ:

| ვადა | დღეში |
| --- | --- |
${rateRows(t, money, cheapest.plan)}

იაფ მანქანებს ყველაზე ადრე ჯავშნიან, განსაკუთრებით ზაფხულში. თუ მანქანა არჩეულ თარიღებში დაკავებულია, პასუხშივე გეტყვით და მსგავსს შემოგთავაზებთ.`
    : ""
}

${included([
  said(promises.insurance, "**დაზღვევა.** ყველა ფასში შედის, აღებისას დამატებით არაფერს მოგთხოვთ."),
  said(
    promises.mileage,
    "**შეუზღუდავი გარბენი საქართველოში.** თუ გინდათ, სვანეთში ორჯერაც ადით: კილომეტრებს არ ვითვლით.",
  ),
  said(
    placeWithSlug(places, "tbilisi")?.fee === 0,
    "**მიწოდება თბილისში**, სასტუმროსთან ან სახლთან.",
  ),
  said(
    promises.help,
    `**დახმარება გზაში ნებისმიერ დროს.** დარეკეთ: ${readablePhone(company.phone)}.${said(promises.person, " გიპასუხებთ ჩვენი თანამშრომელი.")}`,
  ),
  said(promises.cancellation, `**უფასო გაუქმება** ${beforePickup(freeCancellationHours)}.`),
])}
${insurance.ka.covers} ${insurance.ka.leavesOut} რა იკითხოთ ხელმოწერამდე, [მანქანის ქირაობის გზამკვლევში](/guides/ultimate-guide-car-rental-georgia) წერია.

## მიწოდება

${said(
  places.length > 0,
  `მიწოდების საფასური აღების ადგილზეა დამოკიდებული და დღეებთან ერთად არ იზრდება, ამიტომ ხანგრძლივ მოგზაურობაში თითქმის ვერ იგრძნობთ.

| აღების ადგილი | საფასური |
| --- | --- |
${deliveryRows(t, places)}
`,
)}
${ofMinDays(kutaisiMinDays, (days) => `ქუთაისის აეროპორტში მანქანას მაშინ მოგიყვანთ, თუ სულ მცირე ${days} დღით ქირაობთ. `)}${places.length > 0 ? "სხვაგან გჭირდებათ" : "სად გჭირდებათ მანქანა"}${said(promises.oneWay, " ან სხვა ქალაქში გსურთ დაბრუნება")}? ფორმაში აირჩიეთ ადგილი ან შენიშვნაში მოგვწერეთ. პირობებზე დადასტურებამდე შევთანხმდებით.${said(serves(places, "tbilisi-airport"), " ღამის რეისიც არ არის დაბრკოლება: როგორ აიღებთ მანქანას, [აეროპორტის გზამკვლევში](/guides/tbilisi-airport-car-rental-guide) წერია.")}

${said(
  extras.length > 0,
  `## დამატებით

| რა | ფასი |
| --- | --- |
${extraRows(t, extras, extraPrice)}

${said(
  extras.every(({ perDay }) => !perDay),
  "თითოეულის საფასურს ერთხელ იხდით, ორი დღით იქირავებთ თუ ოცით. ",
)}${ofExtra(
    extras,
    "child-seat",
    () => "ბავშვის ასაკი და წონა შენიშვნაში მოგვწერეთ, რომ შესაფერისი სავარძელი დაგახვედროთ.",
  )}
`,
)}

${said(promises.driver, `**მანქანა მძღოლით.** მძღოლის მომსახურებისთვის მანქანის ფასს დღეში ${priceRange(driver)} ემატება. თუ მთაში გრძელი დღე გელით ან კახეთის მარნებს უნდა ეწვიოთ, ამ თანხის გადახდა ნამდვილად ღირს.`)}

${
  promises.deposit
    ? `## დეპოზიტი

დეპოზიტი ${priceRange(deposit)}-ია, იმის მიხედვით, რომელ მანქანას აირჩევთ. თუ მანქანას კარგ მდგომარეობაში დააბრუნებთ, თანხა დაგიბრუნდებათ.${said(promises.noCard, " საკრედიტო ბარათი არ გჭირდებათ.")} `
    : `## სანამ დაიძვრებით

${said(promises.noCard, "საკრედიტო ბარათი არ გჭირდებათ. ")}`
}მანქანას ყველა მხრიდან გადაუღეთ ფოტო აღებისასაც და დაბრუნებისასაც. ასე დავა უმეტესად დაწყებამდე მთავრდება.

${said(hasTrips(types, cities), "## მოგზაურობები, ბოლომდე დათვლილი")}

${said(
  types.length > 0 && serves(places, "tbilisi-airport"),
  `### ერთი კვირა ბავშვთან ერთად, აეროპორტიდან

${CARS[exampleType(types, "suv")]} შვიდი დღით, თბილისის აეროპორტში აღებული${ofExtra(extras, "child-seat", () => ", ბავშვის სავარძლით")}.${said(promises.insurance && promises.mileage, " დაზღვევა და გარბენი ჯამში უკვე შედის.")}

| რა | თანხა |
| --- | --- |
${quoteRows(t, quote(typePlans[exampleType(types, "suv")], { pickupDate: "2027-05-08", returnDate: "2027-05-15", deliveryFee: deliveryFeeTo(places, "tbilisi-airport"), extras: oneOf(extras, "child-seat") }))}
`,
)}

${said(
  types.length > 0 && serves(places, "tbilisi"),
  `### შაბათ-კვირა კახეთში

${CARS[exampleType(types, "sedan")]} ორი დღით, თბილისში, თქვენს კართან მოყვანილი. ვინც საჭესთანაა, ღვინოს არ აგემოვნებს.

| რა | თანხა |
| --- | --- |
${quoteRows(t, quote(typePlans[exampleType(types, "sedan")], { pickupDate: "2027-10-02", returnDate: "2027-10-04", deliveryFee: deliveryFeeTo(places, "tbilisi") }))}
`,
)}

${said(
  types.length > 0 && serves(places, "kutaisi-airport"),
  `### ქუთაისიდან გუდაურში, თხილამურებით

იაფი რეისი ქუთაისამდე, შემდეგ – ${CARS[exampleType(types, "suv")]} ცხრა დღით${ofExtra(extras, "ski-rack", () => ", თხილამურის სამაგრით")}. დაჯავშნისას ზამთრის საბურავებსა და ჯაჭვებზეც გვკითხეთ.

| რა | თანხა |
| --- | --- |
${quoteRows(t, quote(typePlans[exampleType(types, "suv")], { pickupDate: "2027-02-06", returnDate: "2027-02-15", deliveryFee: deliveryFeeTo(places, "kutaisi-airport"), extras: oneOf(extras, "ski-rack") }))}
`,
)}

## რას იხდით ცალკე

- **საწვავი.** ${said(promises.fullTank, "მანქანას სავსე ავზით იღებთ და სავსე ავზით აბრუნებთ. ")}საწვავის ფასი ხშირად იცვლება, ამიტომ ლიტრებით იანგარიშეთ. თუ მანქანა 100 კილომეტრზე რვა ლიტრს ხარჯავს, [თბილისიდან ბათუმამდე](/guides/tbilisi-batumi-scenic-drive) დაახლოებით ოცდაათი ლიტრი დასჭირდება. ხარჯი ყველა მანქანის გვერდზეა მითითებული. ჰიბრიდი ყველაზე მეტს ქალაქში დაგაზოგინებთ.
- **პარკირება.** თბილისის ცენტრში ქუჩების უმეტესობაზე პარკირება ფასიანია და საფასური ზონისა და საათის მიხედვით იანგარიშება. მოქმედი პირობები აქ შეამოწმეთ: [parking.tbilisi.gov.ge](https://parking.tbilisi.gov.ge).
- **ჯარიმები.** კამერა გზებზე ბევრია. ქირაობის ვადაში დაკისრებულ ჯარიმას თქვენ იხდით, მიუხედავად იმისა, ვინ იჯდა საჭესთან. ჯარიმების შესახებ ინფორმაცია პოლიციის საიტზეა: [police.ge](https://police.ge).
- **ფასიანი გზები.** ჩვენი ცნობით, საქართველოში ფასიანი გზა არ არის.

## როდის ჭირს მანქანის პოვნა

${seasons.length > 0 ? `ზოგ თარიღზე სხვა ფასი მოქმედებს: ${seasonList(t, seasons)}. თქვენი თარიღების ფასს მანქანის გვერდზე ნახავთ. არჩევანიც მცირდება.` : "ფასებს სეზონის მიხედვით არ ვზრდით, თუმცა არჩევანი მცირდება."} ყველაზე დატვირთული თვეებისთვის (${t(`format.months.${highSeason.from}`)}–${t(`format.months.${highSeason.to}`)}) მანქანა დაახლოებით ერთი თვით ადრე დაჯავშნეთ, ხოლო თუ ავტომატიკიანი 4x4 ან ხუთზე მეტი ადგილი გჭირდებათ, კიდევ უფრო ადრე. საახალწლო დღეებში სამთო-სათხილამურო კურორტებიც ხალხმრავალია. გაზაფხულსა და გვიან შემოდგომაზე, ჩვეულებრივ, რამდენიმე დღეც საკმარისია.

## როგორ დახარჯოთ ნაკლები: ${WAYS[Number(promises.longRental) + Number(serves(places, "tbilisi-airport"))]} რჩევა

${said(promises.longRental, "1. ორი მოკლე ქირაობის ნაცვლად მანქანა ერთიანად, მთელი მოგზაურობისთვის იქირავეთ. დღიური ფასი თავისთავად შემცირდება.\n")}${said(serves(places, "tbilisi-airport"), "1. თუ პირველ დღეებში თბილისში ფეხით აპირებთ სიარულს, მანქანა აეროპორტში კი არა, ქალაქში აიღეთ.\n")}1. მანქანა გზის მიხედვით აირჩიეთ. მოასფალტებულ გზას დიდი ჯიპი არ სჭირდება. სად გჭირდებათ და სად არა, ამ სტატიაში წერია: [გჭირდებათ თუ არა 4x4](/guides/do-you-need-4x4-georgia).
1. თუ ავიაკომპანიას ბავშვის სავარძელი უფასოდ გადააქვს, საკუთარი წამოიღეთ.
1. მანქანის დაბრუნებამდე ავზი ქალაქში შეავსეთ და ქვითარი შეინახეთ.

თუ რამე გაურკვეველი დარჩა, მოკლე პასუხებს [ხშირ კითხვებში](/faq) ნახავთ. როცა მანქანას აირჩევთ, გამოგვიგზავნეთ [ჯავშნის მოთხოვნა](/#booking). მომდევნო გვერდზე ჯამს ისევე სტრიქონ-სტრიქონ ნახავთ, როგორც აქ.${said(promises.payAtPickup, " გადაიხდით მხოლოდ მაშინ, როცა მანქანა უკვე თქვენ წინ იდგება.")}
`,
});

/** A section with a list of what every price includes; empty without anything. */
function included(items: readonly string[]): string {
  const lines = items.filter(Boolean).map((item) => `- ${item}\n`);
  return lines.length > 0 ? `## რა შედის ფასში\n\n${lines.join("")}` : "";
}
