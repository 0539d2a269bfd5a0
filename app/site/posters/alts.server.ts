import type { Language } from "~/web/i18n/languages";
import { keysOf } from "~/web/records";

/** Alternative texts of the posters. */
const ALTS = {
  hero: {
    en: "A small wine-red car with a roof box climbs a winding mountain road at sunrise towards Gergeti Trinity Church and snow-covered Mount Kazbek, with a sea of clouds in the valley and a shepherd and his flock beside the road.",
    ka: "მზის ამოსვლისას პატარა შინდისფერი მანქანა მიხვეულ-მოხვეულ მთის გზას მიუყვება გერგეტის სამებისა და თოვლიანი მყინვარწვერისკენ. ხეობაში ღრუბლების ზღვაა, გზის პირას მწყემსი ცხვარს აძოვებს.",
  },
  tbilisi: {
    en: "Old Tbilisi on a warm evening: Metekhi Church on its cliff above the Mtkvari, Narikala Fortress on the ridge, the brick domes of the sulphur baths, a house with carved wooden balconies and a black cat on the rail.",
    ka: "ძველი თბილისი თბილ საღამოს: მეტეხის ტაძარი მტკვრის თავზე, კლდეზე, ნარიყალის ციხე ქედზე, გოგირდის აბანოების აგურის გუმბათები, ჩუქურთმიანი აივნები და მოაჯირზე შემომჯდარი შავი კატა.",
  },
  batumi: {
    en: "Batumi’s seafront at sunset: the Alphabetic Tower, the skyscraper with a Ferris wheel in its facade, the Ali and Nino statues by the pebble beach, palms, a cyclist and a leaping dolphin, with the mountains of Adjara behind.",
    ka: "ბათუმის ბულვარი მზის ჩასვლისას: ანბანის კოშკი, ცათამბჯენი ფასადში ჩასმული ეშმაკის ბორბლით, ალისა და ნინოს ქანდაკებები კენჭიან სანაპიროზე, პალმები, ველოსიპედისტი და ამომხტარი დელფინი, უკან – აჭარის მთები.",
  },
  kutaisi: {
    en: "Kutaisi at noon: Bagrati Cathedral with its green roofs on the hill, red-roofed houses climbing the bank, and the White Bridge over the white stones of the Rioni.",
    ka: "ქუთაისი შუადღისას: გორაზე მწვანესახურავიანი ბაგრატის ტაძარი, ფერდობზე შეფენილი წითელსახურავიანი სახლები და თეთრი ხიდი რიონის თეთრ ქვებს ზემოთ.",
  },
  sighnaghi: {
    en: "Sighnaghi in the morning: the town wall with its towers winds around red-roofed houses and a church, with the fields of the Alazani Valley far below, the snowy wall of the Great Caucasus beyond and vineyards in front.",
    ka: "სიღნაღი დილით: კოშკებიანი გალავანი წითელსახურავიან სახლებსა და ტაძარს გარს უვლის, ქვემოთ ალაზნის ველის მინდვრები გადაჭიმულა, შორს კავკასიონის თოვლიანი კედელი მოჩანს, წინ – ვენახები.",
  },
  kazbegi: {
    en: "Gergeti Trinity Church and its bell tower stand on a green hill above the clouds at dawn, with glaciated Mount Kazbek rising behind and a horse grazing in the meadow.",
    ka: "გარიჟრაჟზე გერგეტის სამების ტაძარი და სამრეკლო ღრუბლებს ზემოთ, მწვანე გორაზე დგას, უკან ყინულით დაფარული მყინვარწვერი აღმართულა და მდელოზე ცხენი ბალახობს.",
  },
  vardzia: {
    en: "The cave city of Vardzia: tiers of rock-cut rooms and an arched bell-tower portico in a huge tuff cliff above the Mtkvari, with a white van on the road below.",
    ka: "კლდეში ნაკვეთი ვარძია: გამოქვაბულების იარუსები და სამრეკლოს თაღოვანი კარიბჭე ტუფის უზარმაზარ კლდეში, ქვემოთ – მტკვარი და გზაზე მიმავალი თეთრი მიკროავტობუსი.",
  },
  borjomi: {
    en: "Borjomi gorge from the carved balcony of the Blue Palace: the glass mineral-water pavilion in the park, red cable cars over wooded slopes and a green bottle on the rail.",
    ka: "ბორჯომის ხეობა ფირუზის სასახლის ჩუქურთმიანი აივნიდან: მინერალური წყლის მინის პავილიონი პარკში, ტყიან ფერდობებს შორის მიმავალი საბაგირო და მოაჯირზე მდგარი მწვანე ბოთლი.",
  },
  svaneti: {
    en: "The stone towers of Ushguli crowd together under the long white wall of Shkhara, with a horse grazing in the meadow by the stream.",
    ka: "უშგულის ქვის კოშკები შხარის გრძელი თეთრი კედლის ძირას, წინ – მდელო, ნაკადული და მობალახე ცხენი.",
  },
  "batumi-botanical": {
    en: "Giant leaves and garden terraces of the Batumi Botanical Garden drop to a cove where a train follows the shore.",
    ka: "ბათუმის ბოტანიკური ბაღის უზარმაზარი ფოთლები და ტერასები ზღვის ყურისკენ ეშვება, სადაც სანაპიროს მატარებელი მიუყვება.",
  },
  "batumi-boulevard": {
    en: "A cyclist rides along Batumi Boulevard between palms and bamboo towards a white colonnade framing the sunset over the sea.",
    ka: "ველოსიპედისტი ბათუმის ბულვარში პალმებსა და ბამბუკებს შორის თეთრი კოლონადისკენ მიდის, რომლის თაღშიც ზღვაში მზე ჩადის.",
  },
  "batumi-gonio": {
    en: "The rectangular Roman walls and towers of Gonio fortress enclose cypresses between green mountains and a strip of beach.",
    ka: "გონიოს ციხის სწორკუთხა რომაული გალავანი და კოშკები კვიპაროსებს შემოსაზღვრავს მწვანე მთებსა და სანაპიროს შორის.",
  },
  "batumi-makhuntseti": {
    en: "Two walkers cross the arched stone bridge of Queen Tamar with the Makhuntseti waterfall behind it and a heron in the river.",
    ka: "ორი მოსეირნე თამარ მეფის თაღოვან ქვის ხიდზე გადადის, უკან მახუნცეთის ჩანჩქერი ჩამოდის და მდინარეში ყანჩა დგას.",
  },
  "batumi-mtirala": {
    en: "Two hikers cross a rope bridge above a waterfall pool in the misty rainforest of Mtirala National Park.",
    ka: "ორი მოლაშქრე მტირალას ეროვნული პარკის ნისლიან ტყეში, ჩანჩქერისა და ტბორის თავზე, თოკის ხიდზე გადადის.",
  },
  "batumi-old-town": {
    en: "Evening lamps light the Piazza in old Batumi with its clock tower, round mosaic, balconies and café tables, watched by a black cat.",
    ka: "ძველი ბათუმის პიაცას საღამოს ლამპიონები ანათებს. ჩანს საათიანი კოშკი, მრგვალი მოზაიკა, აივნები და კაფის მაგიდები, რომლებსაც შავი კატა უყურებს.",
  },
  "guide-4x4": {
    en: "A boxy orange 4x4 fords a stream on a track while ordinary cars use the paved road across the valley.",
    ka: "კუთხოვანი ნარინჯისფერი ჯიპი მდინარეზე ფონს გადის, ხეობის მეორე მხარეს კი ჩვეულებრივი მანქანები ასფალტზე მიდის.",
  },
  "guide-airport": {
    en: "A rental car waits with its lights on outside Tbilisi Airport at night as a plane lands past the control tower and moon.",
    ka: "ღამით თბილისის აეროპორტთან ნაქირავები მანქანა ანთებული ფარებით იცდის, ცაში კი თვითმფრინავი სადისპეტჩერო კოშკისა და მთვარის ფონზე ეშვება.",
  },
  "guide-car-rental": {
    en: "A red car drives across an unrolled map of Georgia with pins along the road, the sea on the left and the Caucasus rising above.",
    ka: "წითელი მანქანა საქართველოს გაშლილ რუკაზე მიდის, გზის გასწვრივ ნიშნულებია, მარცხნივ ზღვაა, ზემოთ კი კავკასიონი აღმართულა.",
  },
  "guide-mountain-roads": {
    en: "Hairpins without guard rails climb a mountain above the clouds as a red car waits for cows on the road.",
    ka: "უჯებირო სერპანტინი ღრუბლებს ზემოთ, მთაზე ადის, წითელი მანქანა კი გზაზე ძროხების გავლას ელოდება.",
  },
  "guide-prices": {
    en: "A red car passes milestones that grow shorter along the road beneath a setting sun shaped like a coin.",
    ka: "წითელი მანქანა გზისპირა სვეტებს ჩაუვლის, რომლებიც თანდათან დაბლდება, მთებს უკან კი მონეტის მსგავსი მზე ჩადის.",
  },
  "guide-tbilisi-batumi": {
    en: "A long road crosses a Rikoti viaduct, enters a tunnel and winds over autumn hills to the sea and Batumi at sunset.",
    ka: "გრძელი გზა რიკოთის ესტაკადაზე გადადის, გვირაბში შედის და შემოდგომის გორაკებზე ზღვისა და ბათუმისკენ მიიკლაკნება მზის ჩასვლისას.",
  },
  "kazbegi-ananuri": {
    en: "Ananuri fortress with its crenellated walls, two churches and square tower glows at dusk beside the Zhinvali reservoir.",
    ka: "ანანურის ციხე ქონგურებიანი გალავნით, ორი ტაძრითა და ოთხკუთხა კოშკით შებინდებისას ჟინვალის წყალსაცავის პირას დგას.",
  },
  "kazbegi-dariali": {
    en: "A minibus leaves a road tunnel in the Dariali gorge, where the Terek runs between sheer cliffs past the towers of the new monastery.",
    ka: "მიკროავტობუსი გვირაბიდან დარიალის ხეობაში გამოდის, სადაც თერგი ციცაბო კლდეებს შორის ახალი მონასტრის კოშკებს ჩაუვლის.",
  },
  "kazbegi-gergeti": {
    en: "Hikers climb the path to Gergeti Trinity Church and its bell tower, with the roofs of Stepantsminda far below and the slopes of Mount Kuro behind.",
    ka: "მოლაშქრეები ბილიკით ადიან გერგეტის სამების ტაძრისა და სამრეკლოსკენ, ქვემოთ სტეფანწმინდის სახურავები მოჩანს, უკან – ყუროს მთის ფერდობები.",
  },
  "kazbegi-gudauri": {
    en: "The half-round Friendship Monument with its bright mosaic stands over an autumn valley at Gudauri while paragliders drift past.",
    ka: "გუდაურთან ხალხთა მეგობრობის ნახევარწრიული მონუმენტი ფერადი მოზაიკით შემოდგომის ხეობას გადაჰყურებს, ცაში კი პარაპლანები დაფრინავს.",
  },
  "kazbegi-juta": {
    en: "The jagged towers of the Chaukhi massif rise over Juta’s green valley with its stream, tents, lodge and a grazing horse.",
    ka: "ჯუთის მწვანე ხეობას ჭაუხის დაკბილული მასივი დაჰყურებს, ნაკადულთან კარვები და ქოხი დგას და იქვე ცხენი ბალახობს.",
  },
  "kazbegi-truso": {
    en: "Ochre travertine terraces and a mineral lake lie before the braided river, ruined towers and Zakagori fortress in the Truso valley.",
    ka: "თრუსოს ხეობაში ოქროსფერი ტრავერტინის ტერასები და მინერალური ტბა მოჩანს, მათ უკან – დატოტვილი მდინარე, დანგრეული კოშკები და ზაკაგორის ციხე.",
  },
  "svaneti-becho": {
    en: "Hayricks in a golden meadow in the Becho valley, a trail towards the Shdugra waterfall and the south face of Ushba above the forest.",
    ka: "თივის ზვინები ბეჩოს ხეობის ოქროსფერ მდელოზე, შდუგრას ჩანჩქერისკენ მიმავალი ბილიკი და ტყის თავზე აღმართული უშბის სამხრეთი კედელი.",
  },
  "svaneti-chalaadi": {
    en: "A hiker crosses the suspension bridge over a rushing grey river below the tongue of the Chalaadi glacier.",
    ka: "მოლაშქრე კიდული ხიდით მღვრიე, ჩქარ მდინარეზე გადადის, ხიდს იქით კი ჭალაადის მყინვარის ენა ჩანს.",
  },
  "svaneti-hatsvali": {
    en: "The Hatsvali chairlift glides over snowy spruces and a lone skier, with Ushba and the white pyramid of Tetnuldi ahead.",
    ka: "ჰაწვალის საბაგირო დათოვლილი ნაძვებისა და მოთხილამურის თავზე, შორს – უშბა და თეთნულდის თეთრი პირამიდა.",
  },
  "svaneti-koruldi": {
    en: "The small Koruldi lakes on a high meadow mirror the double horn of Ushba, with a local driver’s red 4x4 on the shore.",
    ka: "ალპურ მდელოზე გაბნეულ ქორულდის ტბებში უშბის ორკაპა მწვერვალი ირეკლება, ნაპირთან კი ადგილობრივი მძღოლის წითელი ჯიპი დგას.",
  },
  "svaneti-mestia": {
    en: "Mestia in the evening: Svan towers among tiled houses in the valley and the twin peaks of Ushba catching the last light.",
    ka: "მესტია საღამოს: სვანური კოშკები სახლებს შორის და მათ თავზე უშბის ორი მწვერვალი, მზის უკანასკნელ სხივებში.",
  },
  "svaneti-ushguli": {
    en: "Lamaria church and its lone tower with one lit window on the hill above Ushguli at dusk, Shkhara glowing behind.",
    ka: "ლამარიას ეკლესია და მარტოსული კოშკი ერთი განათებული სარკმლით უშგულის გორაზე მწუხრისას, უკან – ჩამავალი მზით განათებული შხარა.",
  },
  fallback: {
    en: "Rolling ridges of the Caucasus in pale morning light, with a low sun and an empty road disappearing over a green hill.",
    ka: "კავკასიონის ტალღოვანი ქედები დილის მკრთალ შუქზე, დაბალი მზე და ცარიელი გზა, რომელიც მწვანე გორაკს იქით უჩინარდება.",
  },
} satisfies Record<string, Record<Language, string>>;

/** A file in `public/pictures/posters`, without its extension. */
export type PosterName = keyof typeof ALTS;

export const POSTER_NAMES = keysOf(ALTS);

export function posterAlt(name: PosterName, lang: Language): string {
  return ALTS[name][lang];
}
