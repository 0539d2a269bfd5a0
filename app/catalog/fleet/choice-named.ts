import type { CarChoice } from "./car";

/** Returns the car with a name, or the one that had it before; undefined if none is on offer. */
export function choiceNamed(
  choices: readonly CarChoice[],
  name: string | null | undefined,
): CarChoice | undefined {
  if (!name) return undefined;
  return (
    choices.find((car) => car.name === name) ??
    choices.find(({ formerNames }) => formerNames.includes(name))
  );
}

/** Returns the current name of a car; any other text unchanged. */
export function currentName(choices: readonly CarChoice[], name: string): string {
  return choiceNamed(choices, name)?.name ?? name;
}
