import { Icon } from "~/ui/icon";
import { type Company, mailLink, readablePhone, whatsappLink } from "~/company/company";
import * as styles from "./site-footer.css";

export function FooterContacts({ company }: { company: Company }) {
  return (
    <div className={styles.contacts}>
      <a className={styles.link} href={`tel:${company.phone}`}>
        <Icon name="phone" />
        {readablePhone(company.phone)}
      </a>
      <a className={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
      <a className={styles.link} href={mailLink(company.email)}>
        <Icon name="mail" />
        {company.email}
      </a>
    </div>
  );
}
