import { data, href } from "react-router";
import { claimTexts } from "~/catalog/company/company-numbers";
import { isExampleCompany, readablePhone } from "~/catalog/company/company";
import { aboutIn, ownTextIn, servicesIn, type Content } from "~/catalog/company/content/content";
import { officeIn } from "~/catalog/company/content/office";
import {
  CLAIM_NUMBERS,
  PROMISE_NAMES,
  type ClaimField,
  type PromiseName,
} from "~/catalog/company/content/parts";
import type { Presentation } from "~/catalog/company/presentation.server";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import type { Sql } from "~/web/db.server";
import { deskRedirect } from "~/desk/access.server";
import { deliveryLines } from "~/site/facts/place-facts";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { listPlaces } from "~/catalog/pricing/prices.queries.server";
import type { Place } from "~/catalog/pricing/places";
import { keysOf } from "~/web/records";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { PUBLISH_INTENTS } from "./setup";

/** The query parameter that says what the last form has done. */
const DONE = "done";

/** Loads what the site says about the company, in each of its languages. */
export async function loadPublish(sql: Sql, presentation: Presentation, request: Request) {
  const { company, content, isPublished, socialProof } = presentation;
  const places = await listPlaces(sql);
  const done = new URL(request.url).searchParams.get(DONE);
  return {
    isPublished,
    isExample: isExampleCompany(company),
    done: keysOf(PUBLISH_INTENTS).find((intent) => intent === done) ?? null,
    company: {
      ...company,
      phone: readablePhone(company.phone),
      whatsapp: readablePhone(company.whatsapp),
    },
    socialProof,
    numbers: numbersIn(content),
    said: LANGUAGES.map((lang) => saidIn(lang, content, places)),
  };
}

export type PublishPageData = Awaited<ReturnType<typeof loadPublish>>;

/** The numbers that only the sentences of a promise name. */
const PROMISED: Partial<Record<ClaimField, PromiseName>> = {
  usualPricesFrom: "usualPrices",
  usualPricesTo: "usualPrices",
  longRentalDays: "longRental",
  longRentalFrom: "longRental",
  longRentalTo: "longRental",
  depositFrom: "deposit",
  depositTo: "deposit",
  driverAgeFrom: "age",
  driverAgeTo: "age",
  experienceYears: "age",
  driverFrom: "driver",
  driverTo: "driver",
};

/** Returns the numbers that any page states. */
function numbersIn({ claims, promises }: Content) {
  const texts = claimTexts(claims);
  const isSaid = (field: ClaimField) => {
    const promise = PROMISED[field];
    return !promise || LANGUAGES.some((lang) => promises[lang][promise]);
  };
  return keysOf(CLAIM_NUMBERS)
    .filter((field) => texts[field] !== "" && isSaid(field))
    .map((field) => ({ field, value: texts[field] }));
}

function saidIn(lang: Language, content: Content, places: readonly Place[]) {
  const { t } = i18nFor(lang);
  const { texts, promises } = content;
  const about = aboutIn(texts.about, lang);
  const office = officeIn(texts.office, lang);
  const services = servicesIn(content, lang)?.services ?? [];
  const insured = promises[lang].insurance ? (["covers", "leavesOut"] as const) : [];
  const shown = [
    ownTextIn(texts.announcement.announcement, lang),
    about?.title,
    about?.lead,
    about?.text,
    ...services.map(({ title, text }) => `${title}: ${text}`),
    office.directions,
    ...office.people.map((person) => Object.values(person).filter(Boolean).join(": ")),
    ...insured.map((name) => ownTextIn(texts.insurance[name], lang)),
  ];
  return {
    lang,
    promises: PROMISE_NAMES.filter((name) => promises[lang][name]).map((name) => ({
      name,
      title: t(`contentDesk.promises.${name}.title`),
      says: t(`contentDesk.promises.${name}.says`),
    })),
    texts: shown.flatMap((text) => text ?? []),
    places: deliveryLines(t, places),
  };
}

type PublishForm = { request: Request; form: FormData; staff: Staff; record: RecordSecurity };

/** Publishes the site, or takes that back. */
export async function answerPublishForm(sql: Sql, { request, form, staff, record }: PublishForm) {
  const intent = keysOf(PUBLISH_INTENTS).find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400, headers: PRIVATE_HEADERS });
  const publication = { isPublished: PUBLISH_INTENTS[intent] };
  const changed = await saveSettings(sql, { publication }, staff.username);
  if (changed && changed.length > 0) {
    record({ event: "settings", outcome: "ok", account: staff.username, detail: "publication" });
  }
  return deskRedirect(request, `${href("/admin/setup/publish")}?${DONE}=${intent}`);
}
