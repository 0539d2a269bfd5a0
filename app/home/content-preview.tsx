import { useTranslation } from "react-i18next";
import { aboutIn, localized, servicesIn } from "~/company/content/content";
import type { FieldTexts, Section } from "~/company/content/parts";
import { reviewIn } from "~/company/content/review";
import { useOfficeHours } from "~/company/use-office-hours";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import type { Place } from "~/pricing/places";
import { About } from "./about";
import { AnnouncementPreview } from "./announcement";
import { Postcards } from "./reviews";
import { Services } from "./services";

type ContentPreviewProps = {
  section: Section;
  texts: FieldTexts;
  /** Whose delivery fees stand among the services. */
  places: readonly Place[];
};

/** Texts of the desk as the home page shows them in the reader's language. */
export function ContentPreview({ section, texts, places }: ContentPreviewProps) {
  const { t, i18n } = useTranslation();
  const hours = useOfficeHours();
  const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  const nothing = <p>{t("contentDesk.notOnSite")}</p>;
  if (section === "announcement") {
    const text = localized(texts, "announcement", lang);
    return text ? <AnnouncementPreview text={text} /> : nothing;
  }
  if (section === "about") {
    const about = aboutIn(texts, lang);
    return about ? <About texts={about} picture="" hours={hours} /> : nothing;
  }
  if (section === "services") {
    const services = servicesIn(texts, lang);
    return services ? <Services texts={services} places={places} /> : nothing;
  }
  const review = section === "review" ? reviewIn(0, texts, lang) : null;
  return review ? <Postcards reviews={[review]} /> : nothing;
}
