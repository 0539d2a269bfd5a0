import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import type { Company } from "~/catalog/company/company";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import type { Booking } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { ContactLink } from "~/booking/contact-link";
import { channelsTo } from "~/booking/contact-message";
import type { BookingNotice } from "~/booking/notices/notices";
import { PriceLines } from "~/booking/price-lines";
import { Ticket } from "./ticket";
import { TripFacts } from "~/booking/trip-facts";

type ConfirmationProps = {
  booking: Booking & WithCar;
  token: string;
  notices: BookingNotice[];
  company: Company;
};

export function Confirmation({ booking, token, notices, company }: ConfirmationProps) {
  const { t } = useTranslation();
  const title = useFocusInPlaceOfForm();
  return (
    <Ticket
      booking={booking}
      before={
        <div role="status">
          <h3 ref={title} tabIndex={-1}>
            {t("booking.confirmation.title")}
          </h3>
          <p>{t("booking.confirmation.received")}</p>
        </div>
      }
    >
      <BookingNotices notices={notices} />
      <NextSteps booking={booking} company={company} />
      <div className={layout.stack}>
        <h3>{t("booking.price.title")}</h3>
        <PriceLines booking={booking} />
      </div>
      <div className={layout.stack}>
        <h3>{t("booking.confirmation.summary")}</h3>
        <TripFacts booking={booking} />
      </div>
      <div className={layout.row}>
        <Link className={button.secondary} to={href("/bookings/:token", { token })}>
          {t("ownBooking.link")}
        </Link>
        <Link className={button.plain} to={NAV_TARGETS.booking}>
          {t("booking.another")}
        </Link>
      </div>
    </Ticket>
  );
}

/** Where the form was, it is focused and in view; the page may be shorter now. */
function useFocusInPlaceOfForm() {
  const title = useRef<HTMLHeadingElement>(null);
  const fromServer = useRef(!useHydrated());
  useEffect(() => {
    if (fromServer.current) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest("section")?.scrollIntoView({ behavior: "instant" });
  }, []);
  return title;
}

function NextSteps({ booking, company }: Pick<ConfirmationProps, "booking" | "company">) {
  const { t } = useTranslation();
  return (
    <div className={layout.stack}>
      <h3>{t("booking.confirmation.next")}</h3>
      <p>{t("booking.confirmation.nextText")}</p>
      <div className={layout.row}>
        <ContactLink
          className={button.primary}
          booking={booking}
          company={company}
          channel={channelsTo(company, booking.contactPreference)[0] ?? "whatsapp"}
        />
        <CallLink
          className={button.secondary}
          phone={company.phone}
          text="booking.confirmation.call"
        />
      </div>
    </div>
  );
}
