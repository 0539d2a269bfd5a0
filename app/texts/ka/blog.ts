import type { Translation } from "../translation";
import type { blog as en } from "../en/blog";

export const blog = {
  kicker: "ბლოგი მოგზაურებისთვის",
  title: "სად წავიდეთ საქართველოში",
  intro:
    "ექვსი ადგილი, რომელსაც მეგობრებსაც ვურჩევთ. თითოეულთან წერია, თბილისიდან რამდენ ხანში ჩახვალთ. სამ მათგანს ცალკე გზამკვლევიც აქვს: რა ნახოთ, რომელი გზით წახვიდეთ და როდის სჯობს მოგზაურობის გადადება.",
  tips: "სანამ გზას დაადგებით",
  activities: "რა გავაკეთოთ",
  drivingTime: "თბილისიდან მანქანით",
  hours: "დაახლოებით {{hours}} საათი, {{km}} კმ",
  viewMap: "რუკაზე",
  viewDetails: "დეტალურად",
  bookCar: "მანქანის დაჯავშნა",
  viewOnMap: "რუკაზე",
  newTab: "{{place}}, იხსნება ახალ ჩანართში",
  back: "ყველა მიმართულება",
  tags: "რით არის ცნობილი",
  attractions: "ღირს\u00ADშესა\u00ADნიშნაობები",
  difficulty: "სირთულე",
  difficulties: { easy: "მარტივი", moderate: "საშუალო", hard: "რთული" },
  timeNeeded: "საჭირო დრო",
  bestTimeToVisit: "საუკეთესო დრო",
  travelTips: "რჩევები მგზავრებს",
  roads: "ვითარება გზებსა და საბაგიროებზე იცვლება. გზების მდგომარეობა გამგზავრების დღეს:",
  bookYourCar: "დაჯავშნეთ მანქანა",
} satisfies Translation<typeof en>;
