import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { placeWithSlug, type Place } from "~/catalog/pricing/places";
import { Icon, type IconName } from "~/ui/icon";
import { Fold } from "~/ui/page/fold";
import * as styles from "./advantages.css";

type AdvantagesProps = { places: readonly Place[] };

/** The advantages that the company promises, of free delivery, insurance and help. */
export function Advantages({ places }: AdvantagesProps) {
  const { t } = useTranslation();
  const promises = usePromises();
  const support = [
    t("home.advantages.support.text"),
    promises.person && t("home.advantages.support.person"),
  ];
  if (places.length === 0 && !promises.insurance && !promises.help) return null;
  return (
    <ul className={styles.root} aria-label={t("home.advantages.label")}>
      <Delivery places={places} />
      {promises.insurance && (
        <Advantage
          icon="shield"
          title={t("home.advantages.insurance.title")}
          text={t("home.advantages.insurance.text")}
        />
      )}
      {promises.help && (
        <Advantage
          icon="help"
          title={t("home.advantages.support.title")}
          text={support.filter(Boolean).join(" ")}
        />
      )}
    </ul>
  );
}

function Delivery({ places }: AdvantagesProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  if (places.length === 0) return null;
  const city = placeWithSlug(places, "tbilisi");
  const paid = places.filter(({ fee }) => fee > 0).map(({ name }) => name[language]);
  const texts = [
    city && t("home.advantages.delivery.city"),
    paid.length > 0 && t("home.advantages.delivery.fees", { places: paid.join(", ") }),
  ];
  return (
    <Advantage
      icon="pin"
      title={t(`home.advantages.delivery.${city?.fee === 0 ? "free" : "title"}`)}
      text={texts.filter(Boolean).join(" ")}
    />
  );
}

type AdvantageProps = { icon: IconName; title: string; text: string };

function Advantage({ icon, title, text }: AdvantageProps) {
  return (
    <li className={styles.advantage}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div>
        <Fold level={2} titleClass={styles.title} title={title}>
          {text && <p className={styles.text}>{text}</p>}
        </Fold>
      </div>
    </li>
  );
}
