/**
 * The folders of cars that are no longer in the example. Databases that were seeded with them name their pictures,
 * so the files stay; the kit does not draw them any more.
 */
export const FORMER_CARS: readonly string[] = [
  "ford-fusion-2016",
  "honda-cr-v-2018",
  "honda-fit-2015",
  "hyundai-sonata-2018",
  "kia-optima-2016",
  "mazda-cx-5-2021",
  "toyota-camry-2020",
  "toyota-prius-2016",
  "toyota-prius-c-2013",
  "toyota-sienna-2018",
];
