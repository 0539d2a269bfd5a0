/** The element around a part while a page is rendered; browsers never get it. */
export const PART_TAG = "x-part";

/** The parts of a page that is being rendered. */
export type PageParts = {
  /** Adds the part with a key to the page: its place, and whether its HTML is stored already. */
  place: (key: string) => { index: number; isStored: boolean };
};
