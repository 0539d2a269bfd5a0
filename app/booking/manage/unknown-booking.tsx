import { href, useRouteLoaderData } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { CallLink } from "~/company/call-link";
import type { Company } from "~/company/company";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { NotFoundState } from "~/ui/page/state/not-found-state";

export function UnknownBooking({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<{ company: Company }>("root");
  const phone = root?.company.phone;
  return (
    <NotFoundState
      error={error}
      title={t("ownBooking.unknown.title")}
      text={t("ownBooking.unknown.text")}
    >
      <Link className={button.primary} to={href("/bookings")}>
        {t("ownBooking.unknown.find")}
      </Link>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </NotFoundState>
  );
}
