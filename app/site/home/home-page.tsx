import { useSearchParams } from "react-router";
import { usePromises } from "~/catalog/company/use-site-data";
import { BookingSection } from "~/booking/form/booking-section";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import { justBooked } from "~/booking/sending/just-booked";
import { FleetSection } from "~/site/cars/fleet-section";
import { hasNoFleet } from "~/site/cars/has-no-fleet";
import { useRevalidateOwnBooking } from "~/messaging/notifications/use-revalidate-own-booking";
import { About } from "./about";
import { Advantages } from "./advantages";
import { Contact } from "./contact";
import { HelpPrompt } from "./help-prompt";
import { Hero } from "./hero";
import type { HomeData } from "./load-home.server";
import { Reviews } from "./reviews/reviews";
import { Services } from "./services";
import { TripForm } from "./trip-form";
import { useTranslation } from "~/web/i18n/use-translation";
import { LEAVING_DISCOUNT } from "~/catalog/company/claims";

type HomePageProps = { page: HomeData; answer: SubmissionAnswer | undefined };

export function HomePage({ page, answer }: HomePageProps) {
  const { fleet, company, section, pictures, services, about, isPublished } = page;
  const promises = usePromises();
  const { places, furtherExtras, main } = fleet;
  const token = useSearchParams()[0].get("booked");
  const placed = section.booked === "unknown" ? null : (section.booked ?? justBooked(token));
  useRevalidateOwnBooking(placed?.booking.id ?? null, placed?.booking.status);
  return (
    <>
      <Hero picture={pictures.hero} />
      {!hasNoFleet(fleet) && (
        <TripForm
          trip={fleet.trip}
          places={fleet.places}
          filters={fleet.filters}
          today={section.now.date}
        />
      )}
      <Advantages places={places} />
      <FleetSection fleet={fleet} today={section.now.date} />
      <BookingSection
        {...section}
        title={page.title}
        company={company}
        prices={fleet}
        answer={answer}
      />
      {services && <Services texts={services} prices={{ places, furtherExtras, main }} />}
      <Reviews reviews={page.reviews} />
      {about && <About texts={about} picture={pictures.about} hours={company.hours} />}
      <Contact company={company} />
      {promises.advice && <HelpPrompt company={company} />}
      {!isPublished && <ExitIntentDialog />}
    </>
  );
}

/** In the page of the example, but never opened (specification 2): no company promises this discount. */
function ExitIntentDialog() {
  const { t } = useTranslation();
  return (
    <dialog aria-labelledby="leaving-title">
      <h2 id="leaving-title">{t("home.leaving.title")}</h2>
      <p>{t("home.leaving.text", { percent: LEAVING_DISCOUNT })}</p>
      <form method="dialog">
        <button>{t("home.leaving.close")}</button>
      </form>
    </dialog>
  );
}
