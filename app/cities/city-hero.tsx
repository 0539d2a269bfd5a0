import { useTranslation } from "~/i18n/use-translation";
import { whatsappLink } from "~/company/company";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/i18n/link";
import { PosterHero } from "~/posters/poster-hero";
import { button } from "~/ui/form/button.css";
import * as styles from "./cities.css";
import type { CityPage } from "./city";

export function CityHero({ page }: { page: CityPage }) {
  const { t } = useTranslation();
  return (
    <PosterHero
      poster={page.poster}
      kicker={t("cities.kicker")}
      title={<CityName page={page} />}
      lead={page.description}
    >
      <Link className={button.dawn} to={NAV_TARGETS.booking}>
        {t("cities.book")}
      </Link>
      <a className={button.onNight} href={whatsappLink(page.whatsapp)} rel="noopener">
        {t("cities.whatsapp")}
      </a>
    </PosterHero>
  );
}

function CityName({ page }: { page: CityPage }) {
  if (!page.cityNameLocal) return page.city;
  return (
    <>
      {page.city}{" "}
      <span className={styles.localName} lang="ka">
        {page.cityNameLocal}
      </span>
    </>
  );
}
