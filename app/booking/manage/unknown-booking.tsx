import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import { useSiteData } from "~/catalog/company/use-company";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { NotFoundState } from "~/ui/page/state/not-found-state";

export function UnknownBooking({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const phone = useSiteData()?.company.phone;
  return (
    <NotFoundState
      error={error}
      title={t("ownBooking.unknown.title")}
      text={t("ownBooking.unknown.text")}
    >
      <Link className={button.primary} to={href("/:lng?/bookings")}>
        {t("ownBooking.unknown.find")}
      </Link>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </NotFoundState>
  );
}
