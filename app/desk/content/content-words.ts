import type { TFunction } from "i18next";
import {
  SERVICE_NAMES,
  type ClaimField,
  CLAIM_NUMBERS,
  OFFICE_LINKS,
  PERSON_NAMES,
  PROMISE_NAMES,
  REVIEW_FIELDS,
  TERM_FIELDS,
} from "~/catalog/company/content/parts";
import type { FieldWords } from "~/desk/fleet/fleet";
import { labelInLanguage } from "~/desk/label-in-language";
import { isLanguage, type Language } from "~/web/i18n/languages";
import { keysOf } from "~/web/records";

const NAMED = [
  "announcement",
  "aboutTitle",
  "aboutLead",
  "aboutText",
  "servicesTitle",
  "servicesLead",
  "directions",
  "covers",
  "leavesOut",
  "author",
  "country",
  "text",
] as const;

const PERSON_PARTS = ["Name", "Role", "Languages"] as const;

/** Returns the name of a text: «Title of “Help”». */
export function labelOfText(t: TFunction, textName: string): string {
  const named = NAMED.find((one) => one === textName);
  if (named) return t(`contentDesk.parts.${named}`);
  const person = PERSON_NAMES.findIndex((name) => textName.startsWith(name));
  const part = PERSON_PARTS.find((one) => textName.endsWith(one));
  if (person >= 0 && part) return t(`contentDesk.office.person${part}`, { number: person + 1 });
  const service = SERVICE_NAMES.find((name) => textName.startsWith(name));
  const key = textName.endsWith("Title") ? "title" : "text";
  return service
    ? `${t(`contentDesk.services.${service}`)}: ${t(`contentDesk.serviceParts.${key}`)}`
    : textName;
}

export function textLabel(t: TFunction, textName: string, lang: Language): string {
  return labelInLanguage(labelOfText(t, textName), lang);
}

export function claimLabel(t: TFunction, field: ClaimField): string {
  return t(`contentDesk.claims.${field}`);
}

/** Returns the name of any field: of a text, such as `aboutLead`, or of one of its languages, `aboutLead.en`. */
export function fieldLabel(t: TFunction, field: string): string {
  const claim = keysOf(CLAIM_NUMBERS).find((one) => one === field);
  if (claim) return claimLabel(t, claim);
  const promise = PROMISE_NAMES.find((one) => one === field);
  if (promise) return t(`contentDesk.promises.${promise}.title`);
  const term = TERM_FIELDS.find((one) => one === field);
  if (term) return t(`contentDesk.terms.${term}`);
  const link = OFFICE_LINKS.find((one) => one === field);
  if (link) return t(`contentDesk.office.${link}`);
  const review = REVIEW_FIELDS.find((one) => one === field);
  if (review) return t(`contentDesk.review.${review}`);
  const [name = "", lang] = field.split(".");
  return isLanguage(lang) ? textLabel(t, name, lang) : labelOfText(t, name);
}

export function contentWords(t: TFunction): FieldWords<string> {
  return {
    label: (field) => fieldLabel(t, field),
    value: (field, text) => {
      const isTick = field === "shown" || PROMISE_NAMES.some((one) => one === field);
      if (isTick) return t(text ? "contentDesk.shown" : "contentDesk.hidden");
      return text || t("contentDesk.empty");
    },
  };
}
