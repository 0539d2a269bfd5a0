import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { renderedOnce } from "~/web/parts/rendered-once";
import * as styles from "./advantages.css";

const ADVANTAGES = [
  { name: "delivery", icon: "pin" },
  { name: "insurance", icon: "shield" },
  { name: "support", icon: "help" },
] as const;

export const Advantages = renderedOnce(function Advantages() {
  const { t } = useTranslation();
  return (
    <ul className={styles.root} aria-label={t("home.advantages.label")}>
      {ADVANTAGES.map(({ name, icon }) => (
        <li key={name} className={styles.advantage}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <div>
            <h2 className={styles.title}>{t(`home.advantages.${name}.title`)}</h2>
            <p className={styles.text}>{t(`home.advantages.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
});
