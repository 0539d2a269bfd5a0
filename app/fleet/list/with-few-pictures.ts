import type { CarChoice } from "~/fleet/car";
import { choiceNamed } from "~/fleet/choice-named";

/** Addresses of pictures hardly compress: those of 300 cars would add 10 KB to the page. */
const MAX_PICTURES = 48;

/** The choices, of which the first ones and the selected one have a picture of their own. */
export function withFewPictures(choices: CarChoice[], selected: string | null): CarChoice[] {
  const chosen = choiceNamed(choices, selected);
  return choices.map((choice, index) =>
    index < MAX_PICTURES || choice === chosen ? choice : { ...choice, image: null, photo: null },
  );
}
