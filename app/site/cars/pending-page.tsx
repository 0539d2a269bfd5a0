import { href, useLocation, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { PagePattern } from "~/web/pages/page-table";
import { splitLanguage } from "~/web/i18n/prefix";
import { matchPattern } from "~/web/pages/match";
import { section } from "~/ui/page/layout.css";
import { Loading } from "~/ui/page/state/skeleton";
import * as styles from "./pending-page.css";
import { SkeletonList } from "./skeleton-list";
import { SKELETONS } from "./list-sizes";

/**
 * A placeholder for the page that is loading. It covers the previous one instead of replacing it, so
 * that its scroll position is still there on the way back.
 */
export function PendingPage() {
  const { t } = useTranslation();
  const current = useLocation().pathname;
  const { location } = useNavigation();
  if (!location || location.pathname === current) return null;
  const { path } = splitLanguage(location.pathname);
  const list = LISTS[path];
  const car = matchPattern("/cars/:id" satisfies PagePattern, path) !== null;
  if (!list && !car) return null;
  return (
    <div className={styles.cover}>
      <Loading label={t(car ? "carDetail.loading" : "fleet.loading")}>
        {list ? (
          <div className={section}>
            <SkeletonList count={list} />
          </div>
        ) : (
          <div className={styles.spinner} />
        )}
      </Loading>
    </div>
  );
}

const LISTS: Record<string, number> = {
  [href("/")]: SKELETONS.home,
  [href("/:lng?/all-cars")]: SKELETONS.allCars,
};
