import type { RegionId } from "~/web/pages/region-ids";
import type { OverviewText, WriteRegion } from "~/site/blog/blog";
import type { Language } from "~/web/i18n/languages";
import { batumi as batumiEn } from "./en/batumi.server";
import { kazbegi as kazbegiEn } from "./en/kazbegi.server";
import { overview as overviewEn } from "./en/overview.server";
import { svaneti as svanetiEn } from "./en/svaneti.server";
import { batumi as batumiKa } from "./ka/batumi.server";
import { kazbegi as kazbegiKa } from "./ka/kazbegi.server";
import { overview as overviewKa } from "./ka/overview.server";
import { svaneti as svanetiKa } from "./ka/svaneti.server";

const OVERVIEWS: Readonly<Record<Language, OverviewText>> = { en: overviewEn, ka: overviewKa };

const REGIONS: Readonly<Record<Language, Record<RegionId, WriteRegion<string>>>> = {
  en: { kazbegi: kazbegiEn, svaneti: svanetiEn, batumi: batumiEn },
  ka: { kazbegi: kazbegiKa, svaneti: svanetiKa, batumi: batumiKa },
};

export function overviewText(lang: Language): OverviewText {
  return OVERVIEWS[lang];
}

export function regionWriter(lang: Language, region: RegionId): WriteRegion<string> {
  return REGIONS[lang][region];
}
