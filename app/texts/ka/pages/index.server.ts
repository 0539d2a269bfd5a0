import type { PageTexts } from "../../page-texts";
import { batumi } from "./blog/batumi.server";
import { kazbegi } from "./blog/kazbegi.server";
import { meta } from "./blog/meta.server";
import { overview } from "./blog/overview.server";
import { svaneti } from "./blog/svaneti.server";
import { cities } from "./cities/cities.server";
import { exampleCars } from "./example-cars.server";
import { exampleReviews } from "./example-reviews.server";
import { faq } from "./faq.server";
import { pricesGuide } from "./guides/car-rental-prices-georgia-breakdown.server";
import { fourByFourGuide } from "./guides/do-you-need-4x4-georgia.server";
import { mountainRoadsGuide } from "./guides/georgian-mountain-roads-tips.server";
import { airportGuide } from "./guides/tbilisi-airport-car-rental-guide.server";
import { batumiDriveGuide } from "./guides/tbilisi-batumi-scenic-drive.server";
import { rentalGuide } from "./guides/ultimate-guide-car-rental-georgia.server";
import { keywords } from "./keywords.server";
import { posters } from "./posters.server";
import { privacy } from "./privacy.server";
import { terms } from "./terms.server";

/** The long texts in Georgian. */
export const pages: PageTexts = {
  faq,
  privacy,
  terms,
  cities,
  blog: { meta, overview, regions: { kazbegi, svaneti, batumi } },
  guides: {
    "ultimate-guide-car-rental-georgia": rentalGuide,
    "tbilisi-batumi-scenic-drive": batumiDriveGuide,
    "do-you-need-4x4-georgia": fourByFourGuide,
    "georgian-mountain-roads-tips": mountainRoadsGuide,
    "car-rental-prices-georgia-breakdown": pricesGuide,
    "tbilisi-airport-car-rental-guide": airportGuide,
  },
  examples: {
    insurance: {
      covers:
        "დაზღვევა ფარავს ავარიაში მანქანის დაზიანებას, მანქანის ქურდობასა და სხვა ადამიანებისთვის თუ მათი ქონებისთვის მიყენებულ ზიანს. თქვენ იხდით ფრანშიზას, ანუ ზარალის თქვენს წილს, რომლის ოდენობაც ხელშეკრულებაში წერია.",
      leavesOut:
        "არ ანაზღაურდება საბურავების, დისკების, მინებისა და ძარის ქვედა ნაწილის დაზიანება, წყლით მიყენებული ზიანი და აკრძალულ გზაზე მომხდარი შემთხვევა. ანაზღაურებას ვერც მაშინ მიიღებთ, თუ მძღოლი ნასვამი იყო ან ხელშეკრულებაში არ ეწერა. პოლიციის ოქმის გარეშე მზღვეველმა შეიძლება გადახდაზე უარი თქვას.",
    },
    office: {
      directions:
        "მეტროსადგურ „თავისუფლების მოედნიდან“ ფეხით სამი წუთის სავალზე. დარეკეთ ზარი, რომელსაც ჩვენი სახელი აწერია, და გამოგეგებებით.",
      people: [
        {
          name: "ნინო",
          role: "პასუხობს თქვენს შეტყობინებებს და მარშრუტის შედგენაში გეხმარებათ",
          languages: "ქართული, ინგლისური, გერმანული",
        },
        {
          name: "გიორგი",
          role: "აეროპორტში გხვდებათ, დილის ოთხ საათზეც",
          languages: "ქართული, ინგლისური, რუსული",
        },
        {
          name: "თამარი",
          role: "გადაცემამდე ყველა მანქანას ამოწმებს",
          languages: "ქართული, რუსული",
        },
      ],
    },
    cars: exampleCars,
    features:
      "Bluetooth\nUSB-\u2060პორტები\nუკანა ხედვის კამერა\nაუდიოსისტემა\nელექტროშუშები\nკრუიზ-კონტროლი",
    reviews: exampleReviews,
  },
  asked: { driver: "მინდა მანქანა მძღოლით. ჩემი მარშრუტი:" },
  posters,
  keywords,
  wordsAMinute: 170,
};
