import type { SeedCar } from "./seed-car";

export const hatchbacksAndMinivans: readonly SeedCar[] = [
  {
    name: "Honda Fit",
    year: 2015,
    driveType: "FWD",
    transmission: "Manual",
    engine: "1.5L",
    engineSize: "1498 cc",
    passengers: 5,
    fuelType: "Petrol",
    fuelConsumption: "7.4 L/100 km",
    insuranceIncluded: true,
    description: {
      en: "A small hatchback with a manual gearbox, for drivers who are used to one at home. The rear seat cushion folds up, and a tall rucksack or a folded bicycle stands upright behind the driver. The boot alone takes two suitcases. It needs little fuel and little space in the streets off Rustaveli Avenue.",
      ka: "პატარა ჰეჩბეკია მექანიკური გადაცემათა კოლოფით, მათთვის, ვინც შინაც მექანიკას არის მიჩვეული. უკანა სავარძლის ბალიში ზევით იკეცება და მძღოლის უკან მაღალი ზურგჩანთა ან დასაკეცი ველოსიპედი თავისუფლად დგება. თავად საბარგულში ორი ჩემოდანი ეტევა. საწვავს ცოტას ხარჯავს და რუსთაველის გამზირის მიმდებარე ქუჩებზეც ბევრი ადგილი არ სჭირდება.",
    },
    additionalFeatures: null,
    units: 1,
    sortOrder: 230,
    ratePlan: null,
  },
  {
    name: "Toyota Sienna",
    year: 2018,
    driveType: "FWD",
    transmission: "Automatic",
    engine: "3.5L",
    engineSize: "3456 cc",
    passengers: 7,
    fuelType: "Petrol",
    fuelConsumption: "10.7 L/100 km",
    insuranceIncluded: true,
    description: {
      en: "A minivan for a big party: sliding doors on both sides, seven full seats and a deep well for luggage behind the third row. Older passengers get in without climbing, and in a tight space the doors need no room to swing. It belongs on asphalt; for dirt roads in the mountains, choose a 4x4.",
      ka: "მინივენია დიდი ჯგუფისთვის: ორივე მხარეს გასაწევი კარი, შვიდი სრულფასოვანი ადგილი და მესამე რიგის უკან ღრმა საბარგული აქვს. ასაკოვან მგზავრებსაც ჩაჯდომა არ უჭირთ, ვიწრო სადგომზე კი გასაწევი კარი განსაკუთრებით მოსახერხებელია. მისი ადგილი ასფალტზეა; მთის გრუნტის გზებისთვის 4x4 აირჩიეთ.",
    },
    additionalFeatures: {
      en: "Power sliding doors, third row, three-zone climate control",
      ka: "გასაწევი ელექტროკარები, სავარძლების მესამე რიგი, სამზონიანი კლიმატ-კონტროლი",
    },
    units: 1,
    sortOrder: 270,
    ratePlan: null,
  },
];
