import { normalizeCode, type Discount } from "~/catalog/pricing/discount";
import { rulesFor, type Choices, type PriceRules } from "~/catalog/pricing/fee-rules";
import { firstText } from "~/web/first-text";

/** These are the validated choices of a customer besides trip and extras. */
export type ChoiceInput = {
  /** A discount code as `normalizeCode` writes it; empty without one. */
  code: string;
  /** In years; null if it was not given. */
  driverAge: number | null;
  secondDriver: boolean;
  zeroExcess: boolean;
  /** A country, ISO 3166 alpha-2; empty without one. */
  border: string;
};

export type ChoiceField = keyof ChoiceInput;

/** The names of the fields in forms and in the API. */
export const CHOICE_FIELDS = [
  "driverAge",
  "secondDriver",
  "zeroExcess",
  "border",
  "code",
] as const satisfies readonly ChoiceField[];

/** The ages in years that the form accepts. */
export const DRIVER_AGES = { min: 16, max: 99 } as const;

/** Reads the choices of a form's values, in which nothing has been validated. */
export function readChoices(values: Readonly<Record<string, unknown>>): ChoiceInput {
  const text = (field: ChoiceField) => firstText(values[field]).trim();
  const isOn = (field: ChoiceField) => ["on", "true"].includes(text(field));
  return {
    code: normalizeCode(text("code")),
    driverAge: readAge(text("driverAge")),
    secondDriver: isOn("secondDriver"),
    zeroExcess: isOn("zeroExcess"),
    border: text("border").toUpperCase(),
  };
}

/** Reads the age of a driver; null for a text that is none. */
export function readAge(text: string): number | null {
  const age = /^\d{2}$/.test(text) ? Number(text) : 0;
  return age >= DRIVER_AGES.min && age <= DRIVER_AGES.max ? age : null;
}

type Offer = {
  rules: PriceRules | undefined;
  /** This is true if the car has a cover without excess. */
  hasZeroExcess: boolean;
  /** The discount that the code gives; null if it gives none. */
  discount: Discount | null;
};

/** Returns what was chosen of what the company has a price for. */
export function choicesOf(input: ChoiceInput, { rules, hasZeroExcess, discount }: Offer): Choices {
  const { driverAge, border } = input;
  const has = (kind: "youngDriver" | "secondDriver") => rulesFor(rules, kind).length > 0;
  return {
    ...(driverAge !== null && has("youngDriver") && { driverAge }),
    ...(input.secondDriver && has("secondDriver") && { secondDriver: true }),
    ...(input.zeroExcess && hasZeroExcess && { zeroExcess: true }),
    ...(isBorderOffered(rules, border) && { border }),
    ...(discount && discount.code === input.code && { discount }),
  };
}

/** Returns whether the company permits to drive to a country. */
export function isBorderOffered(rules: PriceRules | undefined, country: string): boolean {
  return rulesFor(rules, "border").some((rule) => rule.country === country);
}
