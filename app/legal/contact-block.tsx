import { useTranslation } from "react-i18next";
import { readablePhone, type Company } from "~/company/company";
import { standaloneLink } from "~/ui/link.css";
import * as styles from "./legal.css";

type ContactBlockProps = {
  company: Company;
  /** The whole address of the site. */
  website: string;
};

/** Who runs the site, and how to reach them. */
export function ContactBlock({ company, website }: ContactBlockProps) {
  const { t } = useTranslation();
  const link = (href: string, text: string) => (
    <a className={standaloneLink} href={href}>
      {text}
    </a>
  );
  const lines = [
    ["owner", company.name],
    [
      "place",
      <>
        {t("legal.contact.tbilisi")}
        <br />
        {company.address}
      </>,
    ],
    ["phone", link(`tel:${company.phone}`, readablePhone(company.phone))],
    ["email", link(`mailto:${company.email}`, company.email)],
    ["website", link(website, new URL(website).host)],
  ] as const;
  return (
    <dl className={styles.contact}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.term}>{t(`legal.contact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
