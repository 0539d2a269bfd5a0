import { useTranslation } from "~/web/i18n/use-translation";
import type { Company } from "./company";

/** Shows the name and the tax number of a company that has entered it. */
export function CompanyNumber({ company }: { company: Pick<Company, "name" | "taxNumber"> }) {
  const { t } = useTranslation();
  if (!company.taxNumber) return null;
  return (
    <p>
      <span translate="no">{company.name}</span>, {t("legal.contact.taxNumber")}{" "}
      <span translate="no">{company.taxNumber}</span>
    </p>
  );
}
