import { useTranslation } from "~/i18n/use-translation";
import { BAR_STATES } from "./calendar";
import * as bars from "./bar.css";
import * as styles from "./calendar.css";

/** The letters and colours of the bars. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t("calendar.legend")}>
      {BAR_STATES.map((state) => (
        <li key={state} className={styles.legendItem}>
          <span className={`${bars.sample} ${bars.state[state]}`} aria-hidden="true">
            <b className={bars.letter[state]}>{t(`calendar.letters.${state}`)}</b>
          </span>
          {t(`calendar.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}
