import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { listedCar, type FleetCar } from "~/catalog/fleet/car";
import { CarPicture } from "~/catalog/fleet/car-picture";
import { CarConditions } from "~/site/cars/car-conditions";
import { CarSpecs } from "~/site/cars/car-specs";
import { carTexts } from "~/catalog/fleet/car-texts";
import { CarCard } from "~/site/cars/car-card";
import { TierPrices } from "~/catalog/fleet/prices/tier-prices";
import { usePromises } from "~/catalog/company/use-site-data";
import { foreignLanguage } from "~/web/i18n/foreign-language";
import type { FormTexts } from "~/desk/fleet/model/form/known-values";
import * as styles from "./model-preview.css";
import { previewCar, type PreviewData } from "./preview-car";
import { PREVIEW_ID } from "./preview-id";

export type { PreviewData } from "./preview-car";

type ModelPreviewProps = {
  /** Stored values of the form. */
  texts: FormTexts;
  data: PreviewData;
};

/** How visitors see a model: its card in the list, and its page. */
export function ModelPreview({ texts, data }: ModelPreviewProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const car = previewCar(texts, data, lang);
  return (
    <section className={styles.root} id={PREVIEW_ID} tabIndex={-1} aria-labelledby="preview-title">
      <h2 className={styles.title} id="preview-title">
        {t("fleetDesk.preview.title")}
      </h2>
      <p className={styles.soft}>{t("fleetDesk.preview.hint")}</p>
      <h3 className={styles.part}>{t("fleetDesk.preview.card")}</h3>
      {/* Its links would leave the form. */}
      <div className={styles.frame} inert>
        <CarCard car={listedCar(car)} dates={null} />
      </div>
      <h3 className={styles.part}>{t("fleetDesk.preview.page")}</h3>
      <div className={styles.frame} inert>
        <PagePreview car={car} />
      </div>
    </section>
  );
}

function PagePreview({ car }: { car: FleetCar }) {
  const { t, i18n } = useTranslation();
  const { clean } = usePromises();
  const { transmission, engine } = carTexts(t, car);
  const facts = [car.year || "", transmission, engine].filter(Boolean);
  return (
    <div className={styles.page}>
      <p className={styles.name}>{car.name}</p>
      <p className={styles.soft}>{facts.join(" · ")}</p>
      <CarPicture className={styles.picture} car={car} alt="" />
      <p className={styles.about} lang={foreignLanguage(i18n, car.textLanguages.description)}>
        {car.description || t(clean ? "carDetail.aboutFallback" : "carDetail.aboutShort")}
      </p>
      <TierPrices plan={car.plan.tiers} />
      <CarConditions car={car} />
      <CarSpecs car={car} />
    </div>
  );
}
