import type { TFunction } from "i18next";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { HolderForm } from "~/desk/rentals/holder-form";
import { MAX_SEARCH_LENGTH } from "~/desk/bookings/list/booking-filters";
import { otherSignIn } from "~/catalog/fleet/vehicles/plate";
import { isolate } from "~/web/i18n/isolate";
import { message } from "~/ui/message.css";
import { FoundBookings } from "./found-bookings";
import { FoundVehicles } from "./found-vehicles";
import type { SearchPageData } from "./load-search.server";

export function SearchPage({ page }: { page: SearchPageData }) {
  const { t } = useTranslation();
  const { q, problem, found, plateFault, typed, answer, today } = page;
  return (
    <DeskLayout title={t("search.title")} isRefused={problem !== null}>
      {problem ? (
        <p className={message.notice} role="alert">
          {t(`search.${problem}`, { max: MAX_SEARCH_LENGTH })}
        </p>
      ) : (
        !found && <p>{t("search.hint")}</p>
      )}
      {found && (
        <>
          <p role="status">{summaryOf(t, q, found)}</p>
          {plateFault && (
            <p className={message.notice}>{t(plateFault, { sign: otherSignIn(q) })}.</p>
          )}
          {found.bookings.length > 0 && <FoundBookings q={q} found={found} today={today} />}
          {found.vehicles.length > 0 && <FoundVehicles q={q} found={found} today={today} />}
        </>
      )}
      <HolderForm action={href("/admin/search")} typed={typed} answer={answer} today={today} />
    </DeskLayout>
  );
}

type Found = NonNullable<SearchPageData["found"]>;

function summaryOf(
  t: TFunction,
  q: string,
  { bookingCount, hasMoreBookings, vehicleCount, page }: Found,
) {
  const named = isolate(q);
  const vehicles = t("search.vehicleCount", { count: vehicleCount });
  if (page > 1) return t("search.found", { q: named, what: vehicles });
  if (bookingCount + vehicleCount === 0) return t("search.none", { q: named });
  const bookings = t(hasMoreBookings ? "search.moreBookings" : "search.bookingCount", {
    count: bookingCount,
  });
  return t("search.found", { q: named, what: `${bookings}, ${vehicles}` });
}
