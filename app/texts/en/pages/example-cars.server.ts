/** The texts of the example's models, by their names. */
export const exampleCars = {
  "Toyota RAV4": {
    description:
      "At home both in Tbilisi traffic and on the climb to Gudauri and Kazbegi. All-wheel drive and decent ground clearance cope with wet tarmac, spring snow and ordinary gravel. The boot takes a family’s suitcases and a pushchair as well.",
    additionalFeatures: "Adaptive cruise control, lane-keeping assist, roof rails",
  },
  "Honda Accord": {
    description:
      "Long and low, with a roof that falls away like a coupé’s and a back seat in which tall people can stretch their legs. On the four-lane road past Gori to Kutaisi it is quiet and thrifty, and the small turbo engine has strength enough for overtaking. Three large suitcases go into the boot. On steep ramps and deep potholes, remember how low its nose is.",
    additionalFeatures: "Adaptive cruise control, lane-keeping assist, dual-zone climate control",
  },
  "Kia Sportage": {
    description:
      "A crossover of the middle size: easy to place in a Tbilisi side street, and tall enough for the gravel that leads to a village winery. In snow or mud the all-wheel drive can be locked at low speed. The boot takes three large suitcases, and for a day’s drive to Borjomi three people fit abreast in the back.",
    additionalFeatures: "All-wheel-drive lock, heated front seats, roof rails",
  },
  "Toyota C-HR Hybrid": {
    description:
      "A small crossover with the roofline of a coupé. In Tbilisi traffic it often moves on electricity alone, and on a tour of Kakheti a full tank lasts for days. The rear windows are small and high, so children see little through them, and the boot takes two suitcases: best for two people, or for three with rucksacks. The front wheels drive it; its place is on asphalt and good gravel.",
    additionalFeatures: "Adaptive cruise control, keyless start, electric mode",
  },
  "Jeep Compass": {
    description:
      "Small enough for a Tbilisi courtyard, tall enough for the gravel at the far end of a village. One dial sets the car up for snow, sand or mud. It suits a couple or a small family bound for Borjomi, Vardzia and Bakuriani, in winter too; the boot takes two large suitcases.",
    additionalFeatures: "Terrain modes, heated front seats, roof rails",
  },
  "Honda Accord Hybrid": {
    description:
      "A big sedan that is no thirstier than a small car: in town it mostly runs on electricity, and the petrol engine joins in on the climb to Rikoti. The cabin is wide and quiet, with plenty of knee room in the back. The battery takes its share of the boot, so two large suitcases fit in it, and the rear seat does not fold.",
    additionalFeatures:
      "Adaptive cruise control, lane-keeping assist, dual-zone climate control, electric mode",
  },
  "Honda Insight Hybrid 2012": {
    description:
      "A thrifty choice for those who want to see the country without thinking about fuel: about twenty litres take it from Tbilisi to Batumi. It is low and light, happiest on asphalt, in town and on main roads. The boot is enough for two suitcases, and the rear seats fold down for more.",
    additionalFeatures: "Eco mode, automatic climate control, folding rear seats",
  },
  "Mazda 3": {
    description:
      "Nimble and simple to drive, at ease even in the narrow streets of Sololaki. On a day trip to Mtskheta, Gori or Sighnaghi it burns little and is quickly parked. Best for two or three people with ordinary luggage.",
    additionalFeatures: "Push-button start, folding rear seats",
  },
  "Toyota RAV4 Hybrid": {
    description:
      "The space of an ordinary RAV4, and no thirstier than a small hatchback. An electric motor on the rear axle adds grip on the wet road to Mestia, and on the way down the battery charges itself. A sensible car for a long loop from Tbilisi to Svaneti, the sea and back, with room for four suitcases.",
    additionalFeatures:
      "Adaptive cruise control, blind-spot monitor, power tailgate, electric mode",
  },
  "Nissan Qashqai": {
    description:
      "Hardly longer than a family hatchback, with the high seat of an SUV: easy to get into and easy to see out of. It has front-wheel drive and belongs on main roads and good village roads; for the snow of Gudauri, choose all-wheel drive. Two large suitcases and a bag fit in the boot, enough for a couple or a small family on the way to Batumi.",
    additionalFeatures: "Parking sensors, keyless start, roof rails",
  },
  "Jeep Cherokee": {
    description:
      "By size it stands between the Compass and the Grand Cherokee: four adults and their suitcases have room, and one dial sets it up for snow, sand or mud. With nine gears it keeps calm on the Georgian Military Road, and all-wheel drive takes it up a wet lane to the guesthouse. It rides more softly than a Wrangler; gravel is its work, boulders are not.",
    additionalFeatures: "Terrain modes, heated front seats, power tailgate, roof rails",
  },
  "Jeep Renegade": {
    description:
      "Short, square and tall, with big windows for looking at mountains. All-wheel drive and its small size make it handy on village roads in Racha or Kakheti. Two travellers with rucksacks have all the room they need; on shorter trips there is room for four.",
    additionalFeatures: "Terrain modes, roof rails",
  },
  "Hyundai Creta": {
    description:
      "A small, simple crossover, tall enough for a broken village road and short enough for a courtyard in Sololaki. The front wheels drive it and the engine is modest, so take your time on the climb to the Jvari Pass. Two suitcases and a few bags fit in the boot. A sensible car for a week between Tbilisi, Kutaisi and the sea.",
    additionalFeatures: "Parking sensors, roof rails",
  },
  "Toyota Highlander": {
    description:
      "Seven seats in three rows, and a six-cylinder engine that does not tire on long climbs with everybody aboard. Fold the third row and a big family’s luggage goes in; with all seven seats taken, soft bags are better. In the rain of Adjara and the snow of Gudauri all-wheel drive is there to help.",
    additionalFeatures: "Third row, three-zone climate control, power tailgate, roof rails",
  },
  "Honda Civic": {
    description:
      "It is sparing with fuel and light to steer, and it lets you feel the road. A day in Tbilisi, an evening in Mtskheta, a weekend by the sea: wherever there is asphalt, it manages all of that with ease. On a busy main road the driver aids are useful as well; the boot takes two large suitcases and a bag.",
    additionalFeatures: "Adaptive cruise control, lane-keeping assist, automatic climate control",
  },
  "Hyundai Tucson": {
    description:
      "It rides softly over broken asphalt, and the back seat is wide enough for three. With all-wheel drive the road over the Jvari Pass to Stepantsminda is comfortable in wet and cold weather too. Back in Tbilisi, the tall seat gives a clear view of the traffic. Four suitcases fit in the boot.",
    additionalFeatures: "Blind-spot monitor, lane-keeping assist, heated front seats, roof rails",
  },
  "Honda City": {
    description:
      "A small sedan with a manual gearbox, for drivers who are used to one at home. It needs little fuel and little space in the streets off Rustaveli Avenue, yet its boot takes three suitcases, more than you would expect. On the climb to the Gombori Pass you will change down often; on the plain of Kakheti, hardly ever.",
    additionalFeatures: null,
  },
  "Nissan Rogue": {
    description:
      "In Europe this car is known as the X-Trail. The boot floor can be set at two heights, so hiking gear and groceries do not get mixed up. It holds four suitcases. All-wheel drive and light controls make it a good car for a first journey in the Georgian mountains.",
    additionalFeatures: "Two-level boot floor, heated front seats, roof rails",
  },
  "Mazda 6": {
    description:
      "You will like it if you enjoy driving: on the bends along the Mtkvari towards Borjomi it follows the road faithfully. It is a long car, so allow a little more time for parking in the city centre. At an even pace it uses little fuel for its size, and the boot holds three suitcases.",
    additionalFeatures: "Dual-zone climate control, blind-spot monitor, push-button start",
  },
  "Kia Sorento": {
    description:
      "A diesel with seven seats: it has the strength for a climb with everybody aboard and saves fuel on the long road west. The third row suits children best, and with it in use the boot holds only soft bags. You will find diesel in every town of any size.",
    additionalFeatures: "Third row, dual-zone climate control, parking sensors, roof rails",
  },
  "Jeep Grand Cherokee": {
    description:
      "Comfort comes first here: a quiet cabin, a soft ride and an engine with strength in hand for overtaking on the Georgian Military Road. It is also a real 4x4 with low range, so a muddy lane up to a guesthouse will not stop it. It suits a ski week in Gudauri as well as a business visit, and four suitcases fit in the boot.",
    additionalFeatures:
      "Leather seats, heated front seats, low range, dual-zone climate control, power tailgate",
  },
  "Hyundai Santa Fe": {
    description:
      "Five wide seats and a big boot with room for suitcases, a pushchair and beach things. The back seat has air vents of its own, welcome on the hot road to Batumi. With all-wheel drive, a detour to the Martvili or Okatse canyon in the rain is no trouble.",
    additionalFeatures: "Adaptive cruise control, lane-keeping assist, rear air vents, roof rails",
  },
  "Mazda 2": {
    description:
      "A small sedan, four metres and thirty centimetres long: it slips into gaps that others drive past. With its automatic gearbox it is an easy car for a first day in Tbilisi traffic. It suits two people with two suitcases on a tour of Kakheti or a trip to Kutaisi; for four with luggage, take something bigger.",
    additionalFeatures: "Push-button start, folding rear seats",
  },
  "Toyota 4Runner": {
    description:
      "It is built on a frame and has a simple, tough six-cylinder engine. Stony summer roads such as those to Juta or Bakhmaro are its proper work; ask us first which of them are open to you. The rear window slides down at the press of a button, which makes long things easier to load; the boot takes four suitcases. It drinks more than a crossover, so fill the tank before you leave the main road.",
    additionalFeatures: "Low range, power rear window, hill-start assist, roof rails",
  },
  "Nissan Pathfinder": {
    description:
      "It has three rows and seven seats, and the second row slides forward to let people through to the back. A soft, calm car for a long round: Kutaisi, Mestia, the coast. For an hour or two even grown-ups will manage in the last row; with all seats taken, two cabin bags fit behind it.",
    additionalFeatures: "Third row, sliding second row, three-zone climate control, roof rails",
  },
  "Jeep Wrangler": {
    description:
      "A true off-roader with solid axles and low range, ready for the gravel of the Truso Valley and for the last rough kilometres to Ushguli, once you have asked us. On warm days the roof panels over the front seats come off. The boot takes two large suitcases. On asphalt it is noisier than a family SUV and uses more fuel, so it is worth taking when mountains are the point of the trip.",
    additionalFeatures: "Low range, removable roof panels, hill-start assist",
  },
  "Toyota Fortuner": {
    description:
      "Seven seats on the frame of a pickup, with a simple, strong diesel, low range and a rear differential that locks. Stony summer roads in Svaneti or Khevsureti are its work; ask us first which of them are open to you. On broken asphalt it rides more firmly than a Prado. With all seven seats taken only soft bags fit behind the third row, which folds up to the sides when you need the space.",
    additionalFeatures: "Low range, rear differential lock, third row, automatic climate control",
  },
  "Toyota Land Cruiser Prado": {
    description:
      "For a family or a group of friends who want to leave the asphalt together, for Ushguli or, in summer, Khevsureti: ask us about those roads first. It has seven seats, a strong diesel, permanent four-wheel drive and low range. Thanks to the large tank you will not often be looking for a filling station; when there is a lot of luggage, fold down the third row.",
    additionalFeatures:
      "Low range, centre differential lock, third row, three-zone climate control",
  },
};
