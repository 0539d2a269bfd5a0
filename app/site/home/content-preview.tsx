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
import { officeIn } from "~/catalog/company/content/office";
import { reviewIn } from "~/catalog/company/content/review";
import { useCompanyTerms, useOfficeHours } from "~/catalog/company/use-company";
import { About, People } from "./about";
import { AnnouncementPreview } from "./announcement";
import { Postcards, ProfileLinks } from "./reviews/postcards";
import { Services } from "./services";
import type { ServicePrices } from "./use-service-prices";
import { WayThere } from "./way-there";

type ContentPreviewProps = {
  section: Section;
  /** The texts as the form has them. */
  fields: FieldTexts;
  /** The switches in force. */
  switches?: SectionValue<"promises">;
  prices: ServicePrices;
  /** Whether a review is one of the example. */
  isExample?: boolean;
};

/** Shows texts of the desk as the home page would, in the language of the desk. */
export function ContentPreview(props: ContentPreviewProps) {
  const { section, fields, switches, prices, isExample = false } = props;
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
    return about ? <About texts={about} people={[]} picture="" hours={hours} /> : nothing;
  }
  if (section === "services") {
    const promises = promisesOf({ services: texts, promises: switches ?? {} });
    const services = servicesIn({ texts: { services: texts }, promises }, lang);
    return services ? <Services texts={services} prices={prices} /> : nothing;
  }
  if (section === "office") return <OfficePreview fields={texts} />;
  if (section === "terms") return <TermsPreview fields={texts} />;
  const review = section === "review" ? reviewIn({ id: 0, value: texts, isExample }, lang) : null;
  return review ? <Postcards reviews={[review]} /> : nothing;
}

/** Shows the people as under the text about the company, the way to the office, and the links to its reviews. */
function OfficePreview({ fields }: { fields: SectionValue<"office"> }) {
  const { people, directions, links } = officeIn(fields, useLanguage());
  return (
    <>
      <People people={people} />
      <WayThere directions={directions} map={links.map} />
      <ProfileLinks links={links} />
    </>
  );
}

/** Shows what stands beside the price of a car that says nothing of its own. */
function TermsPreview({ fields }: { fields: SectionValue<"terms"> }) {
  const terms = companyTermsOf(fields, useCompanyTerms());
  return <TermList terms={useTerms(null, { terms })} />;
}
