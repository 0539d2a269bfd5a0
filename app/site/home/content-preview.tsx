import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { aboutIn, ownTextIn, servicesIn } from "~/catalog/company/content/content";
import { companyTermsOf } from "~/catalog/terms/company-terms";
import { TermList } from "~/catalog/terms/term-list";
import { useTerms } from "~/catalog/terms/use-terms";
import { promisesOf } from "~/catalog/company/promises";
import {
  valueOfFields,
  type FieldTexts,
  type Section,
  type SectionValue,
} from "~/catalog/company/content/parts";
import { reviewIn } from "~/catalog/company/content/review";
import { useCompanyTerms, useOfficeHours } from "~/catalog/company/use-company";
import { About } from "./about";
import { AnnouncementPreview } from "./announcement";
import { Postcards } from "./reviews/postcards";
import { Services } from "./services";
import type { ServicePrices } from "./use-service-prices";

type ContentPreviewProps = {
  section: Section;
  /** The texts as the form has them. */
  fields: FieldTexts;
  /** The switches in force. */
  switches?: SectionValue<"promises">;
  prices: ServicePrices;
};

/** Shows texts of the desk as the home page would, in the language of the desk. */
export function ContentPreview({ section, fields, switches, prices }: ContentPreviewProps) {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  const lang = useLanguage();
  const texts = valueOfFields(section, fields);
  const nothing = <p>{t("contentDesk.hiddenBy.empty")}</p>;
  if (section === "announcement") {
    const { announcement }: SectionValue<"announcement"> = texts;
    const text = ownTextIn(announcement, lang);
    return text ? <AnnouncementPreview text={text} /> : nothing;
  }
  if (section === "about") {
    const about = aboutIn(texts, lang);
    return about ? <About texts={about} picture="" hours={hours} /> : nothing;
  }
  if (section === "services") {
    const promises = promisesOf({ services: texts, promises: switches ?? {} });
    const services = servicesIn({ texts: { services: texts }, promises }, lang);
    return services ? <Services texts={services} prices={prices} /> : nothing;
  }
  if (section === "terms") return <TermsPreview fields={texts} />;
  const review = section === "review" ? reviewIn(0, texts, lang) : null;
  return review ? <Postcards reviews={[review]} /> : nothing;
}

/** Shows what stands beside the price of a car that says nothing of its own. */
function TermsPreview({ fields }: { fields: SectionValue<"terms"> }) {
  const terms = companyTermsOf(fields, useCompanyTerms());
  return <TermList terms={useTerms(null, { terms })} />;
}
