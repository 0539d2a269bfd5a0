import type { BodyType } from "~/fleet/body-type";
import type { CarShape } from "../shape";
import type { Model } from "../side/model";
import type { Tangents } from "../side/outline";
import { shapeOf } from "../side/shape-of";
import type { Face } from "../three-quarter/face/face";
import { opening } from "../three-quarter/face/kit";

/** A car of a body type that looks like no particular model. */
export type PlainCar = {
  readonly shape: CarShape;
  /** Where its ends differ from those of a model without details. */
  readonly face: Partial<Face>;
  /** Further shut lines of its flank. */
  readonly cuts: readonly Tangents[];
};

/** What only pictures in colour show. */
const unseen = {
  year: 2020,
  paint: "snow",
  wheels: "five-spoke",
  backdrop: "meadow",
} as const;

const sedan: Model = {
  ...unseen,
  name: "sedan",
  body: "sedan",
  size: [4740, 1840, 1455],
  axles: [940, 2760],
  wheelDiameter: 665,
  clearance: 145,
  sill: 195,
  nose: "170,175,40 40,220,50 0,330,60 0,620,70 55,725,50 300,810 850,890 1480,950,30",
  roof: "2200,1355,330 2590,1455 3020,1455 3460,1395 3640,1340,200",
  tail: "4230,1080,90 4480,1070,60 4630,1058,25 4680,900,50 4740,700,60 4725,420,50 4695,250,40 4560,190,30",
  windows: [
    "1560,940,20 2230,1310,170 2590,1380 2980,1382 3420,1322 3830,1150,50 3850,1065,40 3450,1015 2450,965",
  ],
  pillars: [
    [2540, 2570, 105],
    [3450, 3350, 80],
  ],
  shoulder: "80,740 900,855 1700,875 2900,900 3800,965 4650,990",
  waist: "0,420 900,420 1500,360 3000,420 3600,560 4740,660",
  doors: [1400, 2560, 3500],
  headlamp: "20,610,20 60,705,20 330,790,40 620,840,15 510,765,50 300,670,30",
  tailLamp: "4725,760,25 4680,965,30 4500,1010,30 4360,985,15 4440,920,40 4560,790,30",
  intakes: [],
  mirror: [1680, 960],
  handles: [855, 885],
  flap: [4120, 860],
};

const hatchback: Model = {
  ...unseen,
  name: "hatchback",
  body: "hatchback",
  size: [4085, 1750, 1470],
  axles: [830, 2570],
  wheelDiameter: 628,
  clearance: 145,
  sill: 195,
  nose: "155,175,40 40,220,50 0,340,60 0,640,60 45,745,50 300,850 780,930 1300,1000,30",
  roof: "1930,1390,320 2290,1468 2700,1468 3300,1420 3780,1345,30 3815,1320,15 3720,1290,10",
  tail: "3900,1010,50 3985,940,40 4080,700,60 4085,450,50 4050,250,40 3930,185,30",
  windows: [
    "1400,985,20 1970,1340,150 2290,1400 2690,1400 3150,1360 3450,1290,50 3600,1150,40 3420,1075,40 3000,1035 2250,1000",
  ],
  pillars: [
    [2280, 2310, 100],
    [3080, 3030, 90],
  ],
  shoulder: "80,770 700,900 1400,895 2400,910 3100,975 4030,1000",
  waist: "0,430 850,430 1400,360 2500,430 3200,590 4085,660",
  doors: [1290, 2300, 3140],
  headlamp: "30,650,15 60,735,15 290,830,40 570,885,10 440,795,50 230,700,30",
  tailLamp: "4075,700,25 4010,950,30 3850,1000,30 3740,985,20 3800,900,40 3960,720,30",
  intakes: [],
  mirror: [1500, 1000],
  handles: [880, 910],
  flap: [3640, 860],
};

const wagon: Model = {
  ...unseen,
  name: "wagon",
  body: "hatchback",
  size: [4800, 1840, 1465],
  axles: [950, 2820],
  wheelDiameter: 675,
  clearance: 145,
  sill: 195,
  nose: "170,175,40 50,220,50 5,340,60 0,640,60 50,745,50 330,840 900,915 1560,975,30",
  roof: "2250,1350,340 2640,1455 3150,1462 3900,1430 4430,1365,30 4470,1340,15 4350,1310,10",
  tail: "4580,1050,50 4670,970,40 4785,700,60 4800,450,50 4765,250,40 4640,185,30",
  windows: [
    "1650,960,20 2290,1305,160 2640,1375 3100,1385 3800,1360 4180,1310,50 4340,1150,40 4180,1065,40 3650,1025 2600,985",
  ],
  pillars: [
    [2600, 2630, 105],
    [3560, 3510, 90],
  ],
  shoulder: "80,780 750,915 1600,870 2900,890 3700,965 4740,990",
  waist: "0,430 900,430 1500,350 3000,400 3650,560 4800,640",
  doors: [1470, 2620, 3600],
  headlamp: "35,650,15 60,730,15 320,820,40 640,865,10 480,775,50 240,690,30",
  tailLamp: "4790,740,20 4730,960,25 4560,1010,25 4430,990,15 4520,910,40 4680,760,30",
  intakes: [],
  mirror: [1760, 980],
  handles: [860, 895],
  flap: [4220, 870],
};

const suv: Model = {
  ...unseen,
  name: "suv",
  body: "compact SUV",
  size: [4600, 1855, 1685],
  axles: [925, 2690],
  wheelDiameter: 735,
  clearance: 195,
  sill: 265,
  nose: "140,225,40 25,290,50 0,430,90 0,790,60 50,930,50 280,1015,120 760,1085 1290,1140,30",
  roof: "2030,1610,300 2350,1660 3000,1668 3700,1630 4280,1565,30 4310,1535,15 4160,1510,10",
  tail: "4450,1150,50 4540,1085,30 4600,830,60 4600,560,60 4560,330,40 4440,260,30",
  windows: [
    "1430,1095,20 2060,1555,140 2450,1590 3000,1590 3560,1565 3860,1520,50 4090,1255,40 3920,1190,50 3500,1145 2500,1110",
  ],
  pillars: [
    [2570, 2600, 110],
    [3500, 3420, 90],
  ],
  shoulder: "60,965 700,1030 1500,1015 2900,1035 3600,1075 4560,1090",
  waist: "0,600 900,600 1500,490 3000,560 3500,690 4600,720",
  doors: [1370, 2590, 3560],
  headlamp: "35,870,20 55,965,25 330,1010,40 500,985,20 400,920,40 200,860,30",
  tailLamp: "4590,890,30 4545,1090,40 4330,1125,30 4190,1090,20 4300,1045,40 4450,920,40",
  intakes: [],
  mirror: [1560, 1120],
  handles: [985, 1010],
  flap: [3950, 950],
};

const pickup: Model = {
  ...unseen,
  name: "pickup",
  body: "sedan",
  size: [5325, 1855, 1800],
  axles: [1000, 3085],
  wheelDiameter: 775,
  clearance: 230,
  sill: 370,
  nose: "190,330,40 60,400,50 0,500,60 0,780,60 40,960,50 250,1075,90 850,1150 1420,1200,30",
  roof: "2040,1690,200 2420,1785 2900,1790 3180,1775,150 3310,1735,60",
  tail: "3430,1195,15 4300,1185 5275,1180,20 5290,900,20 5300,640,25 5325,610,25 5325,430,40 5200,390,40",
  windows: ["1530,1180,20 2080,1640,80 2420,1705 2900,1710 3170,1690,60 3290,1230,50 2500,1195"],
  pillars: [[2560, 2580, 120]],
  shoulder: "60,1050 700,1095 1500,1105 3000,1115 4000,1120 5290,1125",
  waist: "0,680 900,690 1500,620 3000,620 3600,700 5325,740",
  doors: [1440, 2580, 3380],
  headlamp: "30,860,15 60,985,20 310,1060,30 560,1085,10 440,1010,40 230,920,25",
  tailLamp: "5285,800,15 5272,1135,20 5150,1135,25 5150,820,25",
  intakes: [],
  mirror: [1660, 1210],
  handles: [1045, 1050],
  flap: [3700, 1000],
};

const minivan: Model = {
  ...unseen,
  name: "minivan",
  body: "minivan",
  size: [5085, 1985, 1750],
  axles: [1000, 3030],
  wheelDiameter: 695,
  clearance: 157,
  sill: 220,
  nose: "170,190,40 40,240,50 0,360,70 0,720,80 70,880,60 330,985 750,1065 1130,1120,30",
  roof: "2030,1650,330 2450,1735 3200,1745 4200,1730 4830,1660,30 4870,1635,15 4760,1610,10",
  tail: "4930,1150,50 5000,1060,40 5080,800,60 5085,480,60 5050,280,40 4920,210,30",
  windows: [
    "1230,1080,20 2060,1595,150 2500,1660 3200,1668 4200,1650 4720,1595,60 4830,1330,60 4730,1165,40 3800,1125 2500,1085",
  ],
  pillars: [
    [1640, 1830, 45],
    [2630, 2660, 120],
    [3870, 3880, 110],
  ],
  shoulder: "70,900 700,990 1500,985 3000,1000 4200,1030 5040,1045",
  waist: "0,500 900,520 1500,440 3000,440 4100,560 5085,640",
  doors: [1470, 2660, 3900],
  headlamp: "40,740,20 70,880,25 300,970,40 600,1030,15 500,930,50 260,790,40",
  tailLamp: "5070,860,25 5000,1100,40 4950,1290,25 4840,1300,20 4850,1100,40 4950,880,30",
  intakes: [],
  mirror: [1650, 1110],
  handles: [940, 950],
  flap: [4600, 860],
};

function plainCar(model: Model, face: Partial<Face>, cuts: readonly Tangents[] = []): PlainCar {
  return { shape: shapeOf(model), face: { eyes: [], rear: [], ...face }, cuts };
}

const low = opening({ from: 34, to: 62, low: 36, high: 42 });
const tall = opening({ from: 52, to: 90, low: 38, high: 43 });

export const plainCars: Readonly<Record<BodyType, PlainCar>> = {
  sedan: plainCar(sedan, {
    build: { sweep: 380, cornering: 2.4 },
    headlamp: { inner: [44, 82, 94], bow: [-2, 1], tip: [560, 815, 84] },
    front: low,
    plates: { front: 22, rear: 66 },
    gate: [60, 46],
  }),
  hatchback: plainCar(hatchback, {
    build: { sweep: 360, cornering: 2.4 },
    headlamp: { inner: [48, 80, 93], bow: [-2, 1], tip: [520, 850, 90] },
    tailLamp: { inner: [58, 74, 95], bow: [-1, 1] },
    front: low,
    plates: { front: 22, rear: 62 },
  }),
  wagon: plainCar(wagon, {
    build: { sweep: 390, cornering: 2.4 },
    headlamp: { inner: [48, 82, 94], bow: [-2, 1], tip: [560, 825, 80] },
    tailLamp: { inner: [54, 74, 95], bow: [-1, 1] },
    front: low,
    plates: { front: 22, rear: 62 },
  }),
  suv: plainCar(suv, {
    headlamp: { inner: [48, 80, 96], bow: [-2, 1] },
    front: tall,
    plates: { front: 38, rear: 66 },
  }),
  pickup: plainCar(
    pickup,
    {
      build: { sweep: 260, tailSweep: 60, cornering: 3, lean: 14, tailTaper: 10 },
      headlamp: { inner: [50, 78, 96], bow: [-2, 1] },
      tailLamp: { inner: [80, 58, 100], bow: [0, 0] },
      front: tall,
      plates: { front: 34, rear: 30 },
      gate: [78, 46],
    },
    ["3455,1160 3455,760 3455,430"],
  ),
  minivan: plainCar(minivan, {
    build: { sweep: 360, cornering: 2.6, lean: 15, roofCrown: 110 },
    headlamp: { inner: [44, 80, 95], bow: [-4, 2] },
    tailLamp: { inner: [62, 70, 94], bow: [0, 2] },
    front: low,
    plates: { front: 22, rear: 66 },
  }),
};
