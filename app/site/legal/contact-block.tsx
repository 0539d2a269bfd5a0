import { href } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { localizedIn } from "~/web/i18n/localized";
import { type Company, mailLink, readablePhone } from "~/catalog/company/company";
import { CompanyAddress } from "~/catalog/company/company-address";
import { Link } from "~/web/i18n/link";
import { standaloneLink } from "~/ui/link.css";
import * as styles from "./legal.css";

type ContactBlockProps = {
  company: Company;
  /** The host of the site. */
  website: string;
};

export function ContactBlock({ company, website }: ContactBlockProps) {
  const { t } = useTranslation();
  const link = (to: string, text: string) => (
    <a className={standaloneLink} href={to}>
      {text}
    </a>
  );
  const address = localizedIn(company.address, useLanguage());
  const lines = [
    ["owner", company.name],
    ["taxNumber", company.taxNumber ?? ""],
    ["place", address ? <CompanyAddress key="place" address={address} /> : ""],
    ["phone", link(`tel:${company.phone}`, readablePhone(company.phone))],
    ["email", link(mailLink(company.email), company.email)],
    [
      "website",
      <Link key="website" className={standaloneLink} to={href("/")} translate="no">
        {website}
      </Link>,
    ],
  ] as const;
  return (
    <dl className={styles.contact}>
      {lines.map(
        ([name, value]) =>
          value !== "" && (
            <div key={name}>
              <dt className={styles.term}>{t(`legal.contact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
