import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";
import { Ridge } from "~/ui/ridge";
import { readablePhone, whatsappLink, type Company } from "./company";
import { OFFICE_HOURS } from "./office-hours";
import * as styles from "./site-footer.css";

export function SiteFooter({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <footer>
      <div className={styles.skyline}>
        <Ridge />
      </div>
      <div className={styles.root}>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{company.siteName}</p>
            <p>{t("site.footer.about")}</p>
          </div>
          <p>{t("site.footer.hours", OFFICE_HOURS)}</p>
          <div className={styles.contacts}>
            <a className={styles.link} href={`tel:${company.phone}`}>
              <Icon name="phone" />
              {readablePhone(company.phone)}
            </a>
            <a className={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
              <Icon name="chat" />
              WhatsApp
            </a>
            <a className={styles.link} href={`mailto:${company.email}`}>
              <Icon name="mail" />
              {company.email}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
