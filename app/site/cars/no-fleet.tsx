import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { EmptyState } from "~/ui/page/state/empty-state";
import type { HomeFleet } from "./load-fleet.server";

/**
 * Stands in place of the fleet if the company has entered no model yet: a booking then names a car in its
 * notes.
 */
export function NoFleet() {
  const { t } = useTranslation();
  return (
    <EmptyState picture="no-cars" alt={t("fleet.emptyPicture")} text={t("fleet.none.text")}>
      <p>
        <Link className={button.primary} to={NAV_TARGETS.booking}>
          {t("fleet.none.book")}
        </Link>
      </p>
    </EmptyState>
  );
}

/** Returns whether no model is on offer. It is false if that is unknown. */
export function hasNoFleet({ choices, unavailable }: HomeFleet): boolean {
  return choices.length === 0 && !unavailable;
}
