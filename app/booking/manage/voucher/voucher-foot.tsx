import { CompanyAddress } from "~/catalog/company/company-address";
import { readablePhone, type Company } from "~/catalog/company/company";
import { localizedIn } from "~/web/i18n/localized";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./voucher.css";

/** The legal data of the company and how it is reached. What it has not entered is left out. */
export function VoucherFoot({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { siteName, name, taxNumber, phone, whatsapp, email } = company;
  const address = localizedIn(company.address, useLanguage());
  return (
    <footer className={styles.foot}>
      <img src="/brand/mark-light.svg" alt="" width={44} height={44} />
      <div>
        <p className={styles.fewLines}>
          <strong translate="no">{siteName}</strong>
          {name !== siteName && <span translate="no">{`\u00a0· ${name}`}</span>}
          {taxNumber && (
            <>
              , {t("legal.contact.taxNumber")} <bdi translate="no">{taxNumber}</bdi>
            </>
          )}
          {address && (
            <>
              , <CompanyAddress address={address} />
            </>
          )}
        </p>
        <p translate="no">
          <bdi>
            <strong>{readablePhone(phone)}</strong>
          </bdi>
          {"\u00a0· WhatsApp "}
          <bdi>{readablePhone(whatsapp)}</bdi>
          {"\u00a0· "}
          <bdi>{email}</bdi>
        </p>
      </div>
    </footer>
  );
}
