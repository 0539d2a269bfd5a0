import { useTranslation } from "~/web/i18n/use-translation";
import { message } from "~/ui/message.css";
import type { Missing } from "./missing";
import * as styles from "./missing-list.css";

/** Where the missing thing can be added, if not at the field of its name. */
const TARGETS: Partial<Record<Missing, string>> = { vehicles: "vehicles", photo: "photos" };

/** What a model lacks, with links to the places to add it. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <div className={message.notice}>
      <p className={styles.title}>{t("fleetDesk.missing.title")}</p>
      <ul className={styles.list}>
        {missing.map((one) => (
          <li key={one}>
            <a className={styles.link} href={`#${TARGETS[one] ?? one}`}>
              {t(`fleetDesk.missing.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
