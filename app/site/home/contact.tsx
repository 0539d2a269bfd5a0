import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { localizedIn } from "~/web/i18n/localized";
import { button } from "~/ui/form/button.css";
import { standaloneLink } from "~/ui/link.css";
import { Icon, type IconName } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import {
  type Company,
  mailLink,
  readablePhone,
  telegramLink,
  whatsappLink,
} from "~/catalog/company/company";
import { CompanyAddress } from "~/catalog/company/company-address";
import type { Office } from "~/catalog/company/content/office";
import { usePromises } from "~/catalog/company/use-company";
import * as styles from "./contact.css";
import { WayThere } from "./way-there";

type ContactProps = { company: Company; office: Pick<Office, "directions" | "links"> };

export function Contact({ company, office }: ContactProps) {
  const { t } = useTranslation();
  const promises = usePromises();
  return (
    <section className={styles.root} id="contact" aria-labelledby="contact-title">
      <div className={styles.content}>
        <div className={styles.intro}>
          <h2 className={layout.heading} id="contact-title">
            {t(promises.person ? "home.contact.title" : "home.contact.plain")}
          </h2>
          <p className={layout.lead}>
            {t("home.contact.lead")}
            {promises.help && ` ${t("home.contact.help")}`}
          </p>
          <SocialLinks company={company} />
        </div>
        <Entries company={company} office={office} />
      </div>
    </section>
  );
}

function Entries({ company, office }: ContactProps) {
  const { t } = useTranslation();
  const { directions, links } = office;
  const address = localizedIn(company.address, useLanguage());
  return (
    <ul className={styles.entries}>
      <Entry icon="phone" label={t("home.contact.phone")}>
        <a className={standaloneLink} href={`tel:${company.phone}`}>
          {readablePhone(company.phone)}
        </a>
      </Entry>
      <Entry icon="chat" label="WhatsApp">
        <a className={standaloneLink} href={whatsappLink(company.whatsapp)} rel="noopener">
          {readablePhone(company.whatsapp)}
        </a>
      </Entry>
      {company.telegram !== "" && (
        <Entry icon="send" label="Telegram">
          <a
            className={standaloneLink}
            href={telegramLink(company.telegram)}
            rel="noopener"
            translate="no"
          >
            {`@${company.telegram}`}
          </a>
        </Entry>
      )}
      <Entry icon="mail" label={t("home.contact.email")}>
        <a className={standaloneLink} href={mailLink(company.email)} translate="no">
          <BreakableAddress email={company.email} />
        </a>
      </Entry>
      {(address || directions || links.map) && (
        <Entry
          icon="pin"
          label={t("home.contact.address")}
          more={<WayThere directions={directions} map={links.map} />}
        >
          {address && <CompanyAddress address={address} />}
        </Entry>
      )}
      <Entry icon="clock" label={t("home.contact.hours")}>
        {t("home.contact.everyDay", company.hours)}
      </Entry>
      {company.taxNumber && (
        <Entry icon="shield" label={t("legal.contact.taxNumber")} more={<p>{company.name}</p>}>
          <span translate="no">{company.taxNumber}</span>
        </Entry>
      )}
    </ul>
  );
}

function SocialLinks({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <div className={styles.social}>
      <p className={styles.label}>{t("home.contact.social")}</p>
      <p className={layout.row}>
        <a className={button.primary} href={whatsappLink(company.whatsapp)} rel="noopener">
          <Icon name="chat" />
          WhatsApp
        </a>
        {company.telegram !== "" && (
          <a className={button.secondary} href={telegramLink(company.telegram)} rel="noopener">
            <Icon name="send" />
            Telegram
          </a>
        )}
      </p>
    </div>
  );
}

type EntryProps = {
  icon: IconName;
  label: string;
  children: React.ReactNode;
  /** Paragraphs and links below the value. */
  more?: React.ReactNode;
};

function Entry({ icon, label, children, more }: EntryProps) {
  return (
    <li className={more ? styles.wordy : styles.entry}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{children}</p>
        {more}
      </div>
    </li>
  );
}

/** Shows an email address that breaks after its `@`, rather than within a word, where it is too long. */
function BreakableAddress({ email }: { email: string }) {
  const host = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}
