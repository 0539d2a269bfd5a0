import { useTranslation } from "react-i18next";
import { readablePhone, whatsappLink, type Company } from "./company";
import { OFFICE_HOURS } from "./office-hours";
import * as styles from "./site-footer.css";

export function SiteFooter({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <p className={styles.name}>{company.siteName}</p>
        <p>{t("site.footer.hours", OFFICE_HOURS)}</p>
        <a className={styles.link} href={`tel:${company.phone}`}>
          {readablePhone(company.phone)}
        </a>
        <a className={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
          WhatsApp
        </a>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </div>
    </footer>
  );
}
