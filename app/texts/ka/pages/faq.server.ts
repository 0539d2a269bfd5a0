import type { CarType, TextFacts, TypeRates } from "../../text-facts";
import type { WriteFaq } from "../../page-texts";
import { beforePickup } from "./claims.server";

export const faq: WriteFaq = ({
  company,
  claims,
  promises,
  hours,
  rates,
  fleet,
  insurance,
  ofExtra,
  price,
  priceRange,
  inCurrency,
  payWays,
  said,
  ofHigherAge,
  ofExperience,
  serves,
  hasPlaces,
  deliveryLines,
  seasonList,
  abroad,
}) => {
  const { types } = fleet;
  const ranges = rangesOf({
    types,
    sedan: priceRange(rates.sedan.range),
    suv: priceRange(rates.suv.range),
  });
  const { from: season, to: seasonEnd } = claims.highSeason;
  return {
    meta: {
      title: "ხშირი კითხვები მანქანის ქირაობაზე საქართველოში",
      description: `ფასი, მიწოდება, ${said(promises.insurance, "დაზღვევა, ")}${said(promises.deposit, "დეპოზიტი, ")}მართვის მოწმობა, საწვავი, საზღვარი, გაუქმება: მოკლე პასუხები, სანამ მანქანას იქირავებთ.`,
      keywords: [
        "მანქანის ქირაობა კითხვები",
        ...(promises.deposit ? ["მანქანის ქირაობა დეპოზიტი"] : []),
        ...(promises.noCard ? ["მანქანის ქირაობა საკრედიტო ბარათის გარეშე"] : []),
        "მანქანის ქირაობა ასაკი",
        "მანქანის ქირაობის პირობები",
      ],
    },
    title: "ხშირი კითხვები",
    lead: `რას გვეკითხებიან მანქანის აღებამდე ყველაზე ხშირად. თუ თქვენი კითხვა აქ ვერ იპოვეთ, მოგვწერეთ${said(promises.person, " და ჩვენი თანამშრომელი გიპასუხებთ")}.`,
    questions: [
      {
        id: "prices",
        question: "რა ღირს მანქანის ქირაობა?",
        answer: [
          `${said(promises.usualPrices, `უმეტესად დღეში ${price(claims.usualPrices.from)}-დან ${price(claims.usualPrices.to)}-მდე${said(promises.insurance, ", დაზღვევის ჩათვლით")}${said(fleet.hasBothDrives, ": სედანი და ჯიპი უფრო იაფია, დიდი ჯიპი – უფრო ძვირი")}. `)}${said(promises.longRental, `რაც უფრო დიდი ხნით ქირაობთ, მით უფრო იაფი გამოდის დღე.${lowered({ types, rates, price })} თუ ${claims.longRental.days} ან მეტი დღით ქირაობთ, ერთდღიან ფასთან შედარებით სულ მცირე ${claims.longRental.from}, მაქსიმუმ ${claims.longRental.to} პროცენტს დაზოგავთ.`)}`,
          ranges &&
            `${promises.usualPrices || promises.longRental ? "მოკლედ" : "ჩვენი ფასები"}: ${ranges}.`,
          fleet.cheapest && fleet.highestRate !== null
            ? `ზოგი მოდელი უფრო იაფია ან უფრო ძვირი. ${fleet.cheapest.name} ჩვენი ყველაზე იაფი მანქანაა: დღეში ${price(fleet.cheapest.lowest)}-დან. დიდი ჯიპები უფრო ძვირია, მოკლე ვადით დღეში ${price(fleet.highestRate)}-მდე.`
            : "",
          ...(seasonList !== "" ? [`ზოგ თარიღზე სხვა ფასი მოქმედებს: ${seasonList}.`] : []),
          "დღიურ ფასებს თითოეული მანქანის გვერდზე ნახავთ, ჯავშნის სრულ თანხას – მოთხოვნის გაგზავნამდე.",
        ],
        link: { to: "/all-cars", text: "ნახეთ ყველა მანქანა და ფასი" },
      },
      {
        id: "delivery",
        question: "სად ავიღო მანქანა და რა ღირს მიწოდება?",
        answer: [
          ...(hasPlaces
            ? [
                `მანქანას შეთანხმებულ ადგილას მოგიყვანთ და ქირაობის ბოლოს წავიყვანთ. ${deliveryLines.join(". ")}. საფასური აღების ადგილზეა დამოკიდებული და ფასში დაჯავშნამდე დაინახავთ.`,
                "თუ მანქანა სხვაგან გჭირდებათ, ჯავშნის ფორმაში აირჩიეთ „სხვა“ და შენიშვნაში მოგვწერეთ, სად. დეტალებსა და საფასურზე ცალკე შევთანხმდებით.",
              ]
            : [
                "ჯავშნის ფორმაში აირჩიეთ „სხვა“ და შენიშვნაში მოგვწერეთ, სად გჭირდებათ მანქანა. დეტალებსა და საფასურზე შევთანხმდებით.",
              ]),
          `თუ უკან მიფრინავთ, მანქანის დაბრუნება ფრენამდე დაახლოებით ${claims.returnBeforeFlightHours} საათით ადრე დაგეგმეთ. ოფისი ყოველდღე ღიაა ${hours.opens}-დან ${hours.closes}-მდე, სხვა დროზე წინასწარ შევთანხმდებით.`,
        ],
        ...(serves("tbilisi-airport") && {
          link: {
            to: "/guides/tbilisi-airport-car-rental-guide",
            text: "წაიკითხეთ თბილისის აეროპორტის გზამკვლევი",
          },
        }),
      },
      {
        id: "insurance",
        question: "დაზღვევა ფასში შედის?",
        answer: promises.insurance
          ? [
              `დიახ, ყველა ფასში. მანქანის აღებისას დამატებით არაფრის ყიდვა არ მოგიწევთ. ${insurance.covers}`,
              insurance.leavesOut,
              "ავარიის შემდეგ მანქანას ადგილიდან ნუ დაძრავთ. ჯერ 112-ზე დარეკეთ, მერე ჩვენთან. თუ მანქანა მოგპარეს, მაშინვე დარეკეთ 112-ზე და ჩვენთან.",
            ]
          : [],
      },
      {
        id: "driver",
        question: promises.age
          ? "რა ასაკიდან შეიძლება და რა საბუთებია საჭირო?"
          : "რა საბუთებია საჭირო?",
        answer: [
          said(
            promises.age,
            `მძღოლი სულ მცირე ${claims.driverAge.from} წლის უნდა იყოს${ofHigherAge((age) => `, ზოგიერთი დიდი მანქანისთვის – ${age} წლის`)}.${ofExperience((years) => ` ყველა მძღოლს მართვის სულ მცირე ${years}-წლიანი გამოცდილება სჭირდება.`)}`,
          ),
          "თან იქონიეთ პირადობის მოწმობა ან პასპორტი და მართვის მოწმობის დედანი. ფოტო საკმარისი არ არის. თუ მოწმობა უცხოურია და ლათინური ასოებით არ არის შევსებული, საერთაშორისო მართვის მოწმობაც დაგჭირდებათ.",
          "2026 წლის იანვრიდან უცხო ქვეყნის მოქალაქეს საქართველოში შემოსასვლელად ჯანმრთელობისა და უბედური შემთხვევის დაზღვევაც სჭირდება: მთელი ვიზიტის ვადით, საქართველოს მითითებით, სულ მცირე 30\u202f000 ლარზე, ნაბეჭდი ან ელექტრონული, ქართულად ან ინგლისურად. ეს მანქანის დაზღვევა არ არის.",
        ],
      },
      {
        id: "cancellation",
        question: "რამდენად ადრე დავჯავშნო და შემიძლია თუ არა გაუქმება?",
        answer: [
          `სეზონზე (${season}–${seasonEnd}) მანქანებზე დიდი მოთხოვნაა, ამიტომ რაც შეიძლება ადრე დაჯავშნეთ. სხვა თვეებში, ჩვეულებრივ, რამდენიმე დღეც საკმარისია.`,
          `${promises.cancellation ? `გაუქმება უფასოა ${beforePickup(claims.freeCancellationHours)}. ჯავშანს თავად გააუქმებთ მისსავე გვერდზე.` : `ჯავშანს თავად გააუქმებთ მისსავე გვერდზე, ${beforePickup(claims.freeCancellationHours)}.`} თუ გირჩევნიათ, დაგვირეკეთ ან მოგვწერეთ და ჯავშნის კოდი გვითხარით. თუ გეგმა უფრო გვიან შეგეცვალათ, მაინც შეგვატყობინეთ და გამოსავალს ერთად მოვძებნით.`,
        ],
        link: { to: "/bookings", text: "იპოვეთ თქვენი ჯავშანი" },
      },
      {
        id: "payment",
        question: promises.payAtPickup ? "როდის ვიხდი თანხას?" : "როგორ ვიხდი თანხას?",
        answer: [
          said(
            promises.payAtPickup,
            "მთელ თანხას მანქანის აღებისას იხდით, მანამდე – არაფერს. ჯავშნის ფორმა ბარათს არ გთხოვთ.",
          ),
          `ქირაობისა და დამატებითი მომსახურების ფასი ${inCurrency}ა მითითებული${said(hasPlaces, ", მიწოდების საფასური – ლარში")}. ${payWays ? `შეგიძლიათ გადაიხადოთ ${payWays}.` : "გადახდის ფორმაზე წინასწარ შევთანხმდებით."}`,
        ],
      },
      {
        id: "deposit",
        question: depositQuestion(promises),
        answer: [
          said(
            promises.deposit,
            `დეპოზიტი მანქანის მიხედვით ${price(claims.deposit.from)}-დან ${price(claims.deposit.to)}-მდეა. თანხა დაგიბრუნდებათ, როცა მანქანას კარგ მდგომარეობაში დააბრუნებთ.`,
          ),
          said(
            promises.noCard,
            promises.deposit
              ? "საკრედიტო ბარათი არც დეპოზიტისთვის გჭირდებათ და არც ქირაობისთვის."
              : "საკრედიტო ბარათი ქირაობისთვის არ გჭირდებათ.",
          ),
        ],
      },
      {
        id: "fuel",
        question: "საწვავს როგორ ანგარიშობთ?",
        answer: [
          said(
            promises.fullTank,
            "მანქანას სავსე ავზით იღებთ და სავსე ავზით აბრუნებთ. რასაც გზაში დახარჯავთ, თქვენ ავსებთ.",
          ),
          "ბენზინგასამართ სადგურზე ავზს, ჩვეულებრივ, თანამშრომელი ავსებს. რომელი საწვავი სჭირდება მანქანას, საწვავის ავზის ლუქის შიგნითა მხარეს წერია. მთაში ასვლამდე ავზი დროულად შეავსეთ: სვანეთის გზაზე – ზუგდიდში, თუშეთისაზე – კახეთში.",
        ],
      },
      {
        id: "extras",
        question: extraQuestion([
          ofExtra("child-seat", () => "ბავშვის სავარძლის"),
          ofExtra("ski-rack", () => "თხილამურის სამაგრის"),
          said(promises.driver, "მძღოლის"),
        ]),
        answer: [
          ofExtra(
            "child-seat",
            (cost) =>
              `ბავშვის სავარძელს მცირე საფასურად დაგიმაგრებთ: ${cost}. ფორმაში აირჩიეთ და შენიშვნაში ბავშვის ასაკი მიუთითეთ, რომ შესაფერისი სავარძელი მოგიტანოთ. 12 წლამდე ბავშვი უკან უნდა იჯდეს.`,
          ),
          ofExtra("ski-rack", (cost) => `თხილამურის სამაგრი ${cost} ღირს.`),
          said(
            promises.driver,
            `მძღოლის მომსახურება დღეში ${price(claims.driver.from)}-დან ${price(claims.driver.to)}-მდე ღირს და მანქანის ფასს ემატება. ჯავშნის შენიშვნაში მიუთითეთ ან WhatsApp-\u2060ით მოგვწერეთ. მარშრუტიც მიაწერეთ და შესაფერის მძღოლს შეგირჩევთ.`,
          ),
        ],
      },
      {
        id: "mileage",
        question: promises.mileage
          ? "გარბენი შეზღუდულია? ქვეყნიდან გასვლა შეიძლება?"
          : "ქვეყნიდან გასვლა შეიძლება?",
        answer: [
          said(promises.mileage, "საქართველოში გარბენი შეუზღუდავია. იარეთ, რამდენიც გსურთ."),
          `${abroad ? `ჩვენი ნებართვით შეგიძლიათ გახვიდეთ შემდეგ ქვეყნებში: ${abroad}. ქვეყანა ჯავშნის ფორმაში აირჩიეთ, საფასურიც იქ წერია. სხვა საზღვარს ჩვენი მანქანით ვერ გადაკვეთთ. არ შეიძლება აფხაზეთსა და ცხინვალის რეგიონში შესვლაც.` : "ქვეყნიდან ჩვენი მანქანით ვერ გახვალთ: არც თურქეთში, არც სომხეთში, არც აზერბაიჯანში და არც რუსეთში. არ შეიძლება აფხაზეთსა და ცხინვალის რეგიონში შესვლაც."} თუ მთის რთულ გრუნტის გზაზე აპირებთ წასვლას, ჯერ გვკითხეთ, გამოდგება თუ არა თქვენი მანქანა.`,
        ],
        link: {
          to: "/guides/georgian-mountain-roads-tips",
          text: "წაიკითხეთ მთის გზების გზამკვლევი",
        },
      },
      {
        id: "drones",
        question: "დრონის წამოღება შეიძლება?",
        answer: [
          "გამგზავრებამდე საქართველოს სამოქალაქო ავიაციის სააგენტოს ჰკითხეთ, საიტზე gcaa.ge: წესებს ის ადგენს და საზღვარზე დრონის შემოტანასაც მისი ნებართვა სჭირდება.",
          "ჩვენი ცნობით, 250 გრამზე მძიმე დრონს თვალი არ უნდა მოაცილოთ, 120 მეტრზე მაღლა, აეროპორტთან 6 კილომეტრზე ახლოს და ადამიანების თავზე ფრენა კი აკრძალულია. თბილისში ისეთი ზონებიც არის, სადაც დრონის გაშვება საერთოდ არ შეიძლება.",
        ],
      },
      {
        id: "roadside",
        question: "რა ვქნა, თუ გზაში რამე მოხდა?",
        answer: [
          promises.help
            ? `დაგვირეკეთ ნებისმიერ დროს: ${company.readablePhone}. ტელეფონით ყოველდღე, სადღეღამისოდ გეხმარებით, მაშინაც, როცა ოფისი დაკეტილია.`
            : `დაგვირეკეთ: ${company.readablePhone}.`,
          "ავარიის შემდეგ ჯერ 112-ზე დარეკეთ, მაშინაც, თუ არავინ დაშავებულა. პოლიციას, სასწრაფოსა და მაშველებს ამ ნომრით დღედაღამ გამოიძახებთ, ზარი უფასოა.",
        ],
      },
    ],
  };
};

type Rates = Pick<TextFacts, "rates" | "price"> & Pick<TextFacts["fleet"], "types">;

const TYPE_NAMES: Readonly<Record<CarType, string>> = { sedan: "სედანი", suv: "ჯიპი" };

/** « ერთი დღით სედანი 50 $ ღირს; 11 ან მეტი დღით ქირაობისას დღიური ფასი 35 $-მდე იკლებს.»; empty without such a car. */
function lowered({ types, rates, price }: Rates): string {
  const [first] = types;
  if (!first) return "";
  const { sedan, suv } = rates;
  const single = (plan: TypeRates) => price(plan.single);
  const ofDays = (plan: TypeRates) => `${plan.longDays} ან მეტი დღით ქირაობისას დღიური ფასი`;
  if (types.length === 1) {
    const plan = rates[first];
    return ` ერთი დღით ${TYPE_NAMES[first]} ${single(plan)} ღირს; ${ofDays(plan)} ${price(plan.lowest)}-მდე იკლებს.`;
  }
  return ` ერთი დღით სედანი ${single(sedan)} ღირს, ჯიპი – ${single(suv)}; ${ofDays(sedan)}, შესაბამისად, ${price(sedan.lowest)}-მდე და ${price(suv.lowest)}-მდე იკლებს.`;
}

/** «ეკონომიური სედანი დღეში 35–50 $ ღირს, ჯიპი კი – 40–55 $»; empty without such a car. */
function rangesOf({ types, ...ranges }: Pick<Rates, "types"> & Record<CarType, string>): string {
  const [first] = types;
  if (!first) return "";
  if (types.length === 1) return `${TYPE_NAMES[first]} დღეში ${ranges[first]} ღირს`;
  return `ეკონომიური სედანი დღეში ${ranges.sedan} ღირს, ჯიპი კი – ${ranges.suv}`;
}

/** «შეიძლება ბავშვის სავარძლის, თხილამურის სამაგრის ან მძღოლის დამატება?», of what there is. */
function extraQuestion(names: readonly string[]): string {
  const offered = new Intl.ListFormat("ka", { type: "disjunction" });
  return `შეიძლება ${offered.format(names.filter(Boolean))} დამატება?`;
}

function depositQuestion({ deposit, noCard }: TextFacts["promises"]): string {
  if (!deposit) return "საკრედიტო ბარათი საჭიროა?";
  return noCard ? "დეპოზიტი ან საკრედიტო ბარათი საჭიროა?" : "დეპოზიტი საჭიროა?";
}
