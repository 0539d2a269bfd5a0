import { useTranslation } from "~/i18n/use-translation";
import { CallLink } from "~/company/call-link";
import { whatsappLink, type Company } from "~/company/company";
import { usePromises } from "~/company/use-site-data";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";

export function Assistance({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <h2>{t("carDetail.assistance")}</h2>
        <p>{t(usePromises().advice ? "carDetail.assistanceText" : "carDetail.assistanceShort")}</p>
      </div>
      <CallLink className={button.secondary} phone={company.phone}>
        <Icon name="phone" />
      </CallLink>
      <a className={button.secondary} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
    </>
  );
}
