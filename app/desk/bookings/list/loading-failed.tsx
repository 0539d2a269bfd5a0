import { useTranslation } from "~/i18n/use-translation";
import { businessTime } from "~/calendar";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { GroupedBookings } from "./grouped-bookings";
import { useCachedBookings } from "./cached-bookings";
import { listAddress } from "~/desk/desk-address";
import { Moment } from "~/desk/moment";

export function LoadingFailed() {
  const { t } = useTranslation();
  const cached = useCachedBookings();
  return (
    <>
      <div className={message.problem} role="alert">
        <p>{t("operator.error")}</p>
        <p>
          <Link className={button.secondary} to={listAddress()}>
            {t("operator.tryAgain")}
          </Link>
        </p>
      </div>
      {cached && (
        <>
          <p className={message.notice}>
            {t("operator.cachedCopy")} <Moment at={new Date(cached.at).toISOString()} />
          </p>
          <GroupedBookings
            bookings={cached.bookings}
            order={null}
            today={businessTime(new Date(cached.at)).date}
            address={null}
          />
        </>
      )}
    </>
  );
}
