import { useSearchParams, useLocation, href } from "react-router";
import { useAnswers, usePromises } from "~/catalog/company/use-company";
import { BookingSection } from "~/booking/form/booking-section";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import { Confirmation, SentConfirmation, UnknownConfirmation } from "~/booking/form/confirmation";
import { justBooked, rememberJustBooked } from "~/booking/sending/just-booked";
import { hasParameters } from "~/web/pages/cacheable-address";
import { FleetSection } from "~/site/cars/fleet-section";
import { hasNoFleet } from "~/site/cars/no-fleet";
import { useRevalidateOwnBooking } from "~/messaging/notifications/use-revalidate-own-booking";
import { About } from "./about";
import { Advantages } from "./advantages";
import { Contact } from "./contact";
import type { ConfirmedData, HomeData } from "./load-home.server";
import { Services } from "./services";
import { useTranslation } from "~/web/i18n/use-translation";
import { LEAVING_DISCOUNT } from "~/catalog/company/company-numbers";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Ridge } from "~/ui/page/ridge";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./hero.css";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { whatsappLink, type Company } from "~/catalog/company/company";
import { followHelpPrompt } from "./help-prompt";
import * as helpPromptStyles from "./help-prompt.css";
import { answersAtOnce } from "~/catalog/availability/at-once";
import { TripForm } from "./trip-form";
import { useFormat } from "~/web/i18n/format";
import type { Office } from "~/catalog/company/content/office";
import type { Review } from "~/catalog/company/content/review";
import { Stars } from "./reviews/stars";
import * as reviewsStyles from "./reviews/reviews.css";
import { Postcards, ProfileLinks } from "./reviews/postcards";

type HomePageProps = {
  page: HomeData | ConfirmedData;
  /** The answer to a form that was refused. */
  answer: SubmissionAnswer | undefined;
};

/** The home page, or in its place the confirmation of a booking that was placed there. */
export function HomePage({ page, answer }: HomePageProps) {
  const token = useSearchParams()[0].get("booked");
  const sent = "booked" in page ? null : justBooked(token);
  const placed = "booked" in page ? page.booked : sent;
  useRevalidateOwnBooking(placed?.booking.id ?? null, placed?.booking.status);
  useEffect(() => {
    if ("booked" in page) rememberJustBooked(null);
  }, [page]);
  if ("booked" in page) {
    const { booked, ...rest } = page;
    if (!booked) return <UnknownConfirmation company={page.company} />;
    return <Confirmation booked={booked} {...rest} />;
  }
  if (!sent) return <Shop page={page} answer={answer} />;
  const { company, isMailed, fleet, section } = page;
  const form = { ...section, prices: fleet };
  return <SentConfirmation sent={sent} form={form} company={company} isMailed={isMailed} />;
}

type ShopProps = { page: HomeData; answer: SubmissionAnswer | undefined };

function Shop({ page, answer }: ShopProps) {
  const { fleet, company, section, pictures, services, about, office, isPublished } = page;
  const promises = usePromises();
  const { pathname, search } = useLocation();
  const hasSearched = hasParameters({ pathname, search }) || answer !== undefined;
  const { places, extras } = fleet;
  return (
    <>
      <Hero picture={pictures.hero}>
        {!hasNoFleet(fleet) && (
          <TripForm
            path={href("/")}
            trip={fleet.trip}
            places={places}
            filters={fleet.filters}
            today={section.now.date}
          />
        )}
      </Hero>
      <Advantages places={places} />
      <FleetSection fleet={fleet} today={section.now.date} />
      {promises.advice && !hasSearched && <HelpPrompt company={company} />}
      <BookingSection
        {...section}
        title={page.title}
        company={company}
        prices={fleet}
        answer={answer}
      />
      {services && <Services texts={services} prices={{ places, extras }} />}
      <Reviews reviews={page.reviews} links={office.links} />
      {(about || office.people.length > 0) && (
        <About
          texts={about}
          people={office.people}
          picture={pictures.about}
          hours={company.hours}
        />
      )}
      <Contact company={company} office={office} />
      {!isPublished && <ExitIntentDialog />}
    </>
  );
}

/**
 * The specification has this dialog in the page, but never opens it (specification 2): no company promises
 * this discount.
 */
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

type HeroProps = {
  /** The alternative text of the background picture. */
  picture: string;
  /** The form for the trip. */
  children: ReactNode;
};

function Hero({ picture, children }: HeroProps) {
  const { t } = useTranslation();
  const atOnce = answersAtOnce(useAnswers());
  const action = `${button.onNight} ${styles.action}`;
  return (
    <div className={styles.root}>
      <img
        className={styles.picture}
        src="/pictures/posters/hero.svg"
        alt={picture}
        width={1920}
        height={1080}
        fetchPriority="high"
      />
      <div className={styles.overlay} />
      <div className={styles.edge}>
        <Ridge />
      </div>
      <div className={styles.content}>
        <p className={styles.kicker}>{t("home.hero.kicker")}</p>
        <h1 className={styles.title}>{t("home.hero.title")}</h1>
        <p className={styles.lead}>{t(atOnce ? "home.hero.textAtOnce" : "home.hero.text")}</p>
        <div className={styles.actions}>
          <Link className={action} to={NAV_TARGETS.cars}>
            {t("home.hero.browse")}
          </Link>
          <Link className={action} to={NAV_TARGETS.booking}>
            {t(atOnce ? "home.hero.bookAtOnce" : "home.hero.book")}
          </Link>
        </div>
      </div>
      {children && <div className={styles.search}>{children}</div>}
    </div>
  );
}

/**
 * Offers help after the delay of `help-prompt.css.ts` (specification 2), while the cars are in view. Its summary
 * dismisses it: without scripts for the page, with them for the session. Who has searched gets none.
 */
function HelpPrompt({ company }: { company: Company }) {
  const { t } = useTranslation();
  const prompt = useRef<HTMLDetailsElement>(null);
  const dismiss = () => prompt.current?.removeAttribute("open");
  // The inline loader has called it already for the first document.
  useEffect(followHelpPrompt, []);
  return (
    <details className={helpPromptStyles.root} data-prompt="help" open ref={prompt}>
      <summary className={helpPromptStyles.close} aria-label={t("home.prompt.close")}>
        <Icon name="close" />
      </summary>
      <h2 className={helpPromptStyles.title}>{t("home.prompt.title")}</h2>
      <p className={helpPromptStyles.text}>{t("home.prompt.text")}</p>
      <Answers whatsapp={company.whatsapp} onBook={dismiss} />
    </details>
  );
}

function Answers({ whatsapp, onBook }: { whatsapp: string; onBook: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={helpPromptStyles.actions}>
      <a
        className={button.primary}
        href={whatsappLink(whatsapp, t("home.prompt.message"))}
        rel="noopener"
      >
        <Icon name="chat" />
        {t("home.prompt.whatsapp")}
      </a>
      <Link className={button.secondary} to={NAV_TARGETS.booking} onClick={onBook}>
        {t("home.prompt.book")}
      </Link>
    </p>
  );
}

type ReviewsProps = { reviews: readonly Review[]; links: Office["links"] };

/** Reviews as postcards on a night sky. Without any, nothing is rendered. */
function Reviews({ reviews, links }: ReviewsProps) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <>
      <div className={reviewsStyles.skyline}>
        <Ridge />
      </div>
      <section className={reviewsStyles.root} id="reviews" aria-labelledby="reviews-title">
        <div className={reviewsStyles.content}>
          <Head reviews={reviews} />
          <Postcards reviews={reviews} />
          <ProfileLinks links={links} />
          <p className={reviewsStyles.action}>
            <Link className={button.dawn} to={NAV_TARGETS.booking}>
              {t("home.reviews.action")}
            </Link>
          </p>
        </div>
        <div className={reviewsStyles.edge}>
          <Ridge />
        </div>
      </section>
    </>
  );
}

/** The average of the company's own reviews; where there are only samples, it says that it is theirs. */
function Head({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const own = reviews.filter(({ isExample }) => !isExample);
  const counted = own.length > 0 ? own : reviews;
  const count = counted.length;
  const average = counted.reduce((sum, { rating }) => sum + rating, 0) / count;
  return (
    <div className={reviewsStyles.head}>
      <div>
        <h2 className={reviewsStyles.title} id="reviews-title">
          {t("home.reviews.title")}
        </h2>
        <p className={reviewsStyles.lead}>{t("home.reviews.lead")}</p>
      </div>
      <div className={reviewsStyles.average}>
        <p className={reviewsStyles.number}>{decimals(average.toFixed(1))}</p>
        <div>
          <Stars rating={average} />
          <p>{own.length > 0 ? t("home.reviews.average", { count }) : t("home.reviews.sample")}</p>
        </div>
      </div>
    </div>
  );
}
