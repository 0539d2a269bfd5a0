type ReviewText = { author: string; country: string; text: string };

export type SeedReview = {
  /** The number of stars, out of five. */
  rating: number;
  /** The date, `YYYY-MM-DD`. */
  date: string;
  en: ReviewText;
  ka: ReviewText;
};

/** The six fixed reviews (specification 1), newest first. */
export const seedReviews: readonly SeedReview[] = [
  {
    rating: 5,
    date: "2026-09-14",
    en: {
      author: "Hannah Vogel",
      country: "Germany",
      text: "Ten days with a Toyota RAV4, from Tbilisi up to Mestia and back by Kutaisi. The car was spotless, the tank was full, and they told us honestly which road to leave for another year. At the end the deposit was back in two minutes, and the price was the one on the website.",
    },
    ka: {
      author: "ჰანა ფოგელი",
      country: "გერმანია",
      text: "ათი დღე ვიმოგზაურეთ Toyota RAV4-ით: თბილისიდან მესტიამდე და ქუთაისის გავლით უკან. მანქანა სუფთა იყო, ავზი – სავსე, და გულახდილად გვითხრეს, რომელ გზაზე სჯობდა არ წავსულიყავით. ბოლოს დეპოზიტი ორ წუთში დაგვიბრუნეს. გადავიხადეთ ზუსტად ის, რაც საიტზე ეწერა.",
    },
  },
  {
    rating: 5,
    date: "2026-08-03",
    en: {
      author: "Rohan Mehta",
      country: "India",
      text: "We took a driver for the day to Kazbegi and drove the rest ourselves. It was my first time on the right-hand side, so they went round the block with me until I felt safe. My parents still talk about the church above the clouds.",
    },
    ka: {
      author: "როჰან მეჰტა",
      country: "ინდოეთი",
      text: "ყაზბეგში ერთი დღით მძღოლთან ერთად წავედით, დანარჩენი გზა თავად გავიარეთ. მარჯვენა მხარეს პირველად ვმართავდი და, სანამ საჭესთან თავი მშვიდად არ ვიგრძენი, ჩემთან ერთად კვარტალს გარს უვლიდნენ. ჩემი მშობლები ღრუბლებს ზემოთ მდგარ ტაძარს დღემდე იხსენებენ.",
    },
  },
  {
    rating: 5,
    date: "2026-06-21",
    en: {
      author: "James Whitlock",
      country: "United Kingdom",
      text: "A puncture between Sighnaghi and Telavi. I rang at nine on a Sunday evening and expected a machine. Giorgi picked up, talked me through it, found a tyre shop in Telavi that was still open, and by ten we were at supper.",
    },
    ka: {
      author: "ჯეიმს უიტლოკი",
      country: "დიდი ბრიტანეთი",
      text: "სიღნაღსა და თელავს შორის საბურავი დაგვეშვა. კვირა საღამოს, ცხრა საათზე დავრეკე და ავტომოპასუხეს ველოდი. გიორგიმ მიპასუხა, ნაბიჯ-ნაბიჯ ამიხსნა, რა მექნა, თელავში ღია ვულკანიზაციაც გვიპოვა და ათზე უკვე ვვახშმობდით.",
    },
  },
  {
    rating: 5,
    date: "2026-05-12",
    en: {
      author: "Aigerim Sadykova",
      country: "Kazakhstan",
      text: "Three days of meetings in Tbilisi, Rustavi and Kutaisi. I booked on my phone in the passport queue, and the answer was on WhatsApp before I had my suitcase. A small hybrid that hardly touched its fuel. Next time I’ll come without the meetings.",
    },
    ka: {
      author: "აიგერიმ სადიკოვა",
      country: "ყაზახეთი",
      text: "სამი დღე შეხვედრები მქონდა თბილისში, რუსთავსა და ქუთაისში. პასპორტის კონტროლის რიგში ტელეფონით დავჯავშნე და, სანამ ჩემოდანს ავიღებდი, WhatsApp-ში პასუხიც დამხვდა. პატარა ჰიბრიდმა საწვავი თითქმის არ დახარჯა. სხვა დროს შეხვედრების გარეშე ჩამოვალ.",
    },
  },
  {
    rating: 5,
    date: "2026-02-08",
    en: {
      author: "Marek and Ola Nowak",
      country: "Poland",
      text: "We came to ski in Gudauri. When we walked out of arrivals at four in the morning, the rack was on the roof, the winter tyres were on, and a man stood there with our name on a sheet of paper and hot tea in a flask.",
    },
    ka: {
      author: "მარეკ და ოლა ნოვაკები",
      country: "პოლონეთი",
      text: "გუდაურში სათხილამუროდ ჩამოვედით. დილის ოთხ საათზე აეროპორტიდან რომ გამოვედით, თხილამურის სამაგრი უკვე სახურავზე იყო და ზამთრის საბურავებიც ეყენა. დაგვხვდა კაცი, რომელსაც ხელში ფურცელი ეჭირა, ზედ კი ჩვენი გვარი ეწერა. თერმოსით ცხელი ჩაიც მოგვიტანა.",
    },
  },
  {
    rating: 5,
    date: "2025-10-27",
    en: {
      author: "Noa Ben-Ami",
      country: "Israel",
      text: "They brought the car to our flat in Vera with the child seat already in, and took ten minutes to show my father every button. Borjomi, Vardzia, Batumi and home again. Nothing on the way surprised us but the cows.",
    },
    ka: {
      author: "ნოა ბენ-ამი",
      country: "ისრაელი",
      text: "მანქანა ვერაზე, ბინასთან მოგვიყვანეს. ბავშვის სავარძელი უკვე დამაგრებული იყო და მამაჩემს ათ წუთში ყველა ღილაკის დანიშნულება აუხსნეს. ბორჯომი, ვარძია, ბათუმი და უკან. გზაში ძროხების გარდა არაფერი გაგვკვირვებია.",
    },
  },
];
