/** Outlines of the makes' emblems in a box of 32: shapes of our own, no makers' marks. */
export const EMBLEMS = {
  other: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Jeep: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Mazda: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Honda: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Toyota: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Nissan: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Hyundai: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
  Kia: "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2Z",
};
