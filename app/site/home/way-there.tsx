import { standaloneLink } from "~/ui/link.css";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./contact.css";

/** How to find the office. It is a link to a map: one in the page would let another company count visitors. */
export function WayThere({
  directions,
  map,
}: {
  directions: string | null;
  map: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      {directions && <p className={styles.directions}>{directions}</p>}
      {map && (
        <a className={standaloneLink} href={map} rel="noopener">
          {t("home.contact.map")}
        </a>
      )}
    </>
  );
}
