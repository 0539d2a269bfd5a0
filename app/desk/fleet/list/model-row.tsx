import { useTranslation } from "~/web/i18n/use-translation";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { useNearDay } from "~/desk/moment";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { badge } from "~/ui/badge.css";
import * as styles from "./fleet-list.css";
import { ModelPicture } from "./model-picture";
import { useMoney } from "~/catalog/company/use-money";

type ModelRowProps = {
  model: ModelListing;
  /** Of its vehicles, as typed. */
  colour: string;
  isOpen: boolean;
};

/** A model in the list: one link with everything that tells models apart. */
export function ModelRow({ model, colour, isOpen }: ModelRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nearDay = useNearDay();
  const { currency } = useMoney();
  const { id, name, year, vehicles, lowestRate, nextBooking } = model;
  return (
    <Link className={styles.row} to={modelAddress(id)} aria-current={isOpen ? "page" : undefined}>
      <ModelPicture model={model} colour={colour} />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {t("fleetDesk.row.from", { price: money(lowestRate, currency) })}
      </span>
      <span className={styles.facts}>
        <span>{year}</span>
        <VehiclePips count={vehicles} />
        {nextBooking && <span>{t("fleetDesk.row.next", { day: nearDay(nextBooking.start) })}</span>}
        <StateBadge model={model} />
      </span>
    </Link>
  );
}

/** Only for what differs from the usual: on the site and complete. */
function StateBadge({ model }: Pick<ModelRowProps, "model">) {
  const { t } = useTranslation();
  if (model.archivedAt) {
    return <span className={badge.quiet}>{t("fleetDesk.state.archived")}</span>;
  }
  if (!isIncomplete(model)) return null;
  return <span className={badge.notice}>{t("fleetDesk.state.incomplete")}</span>;
}

/** A model that visitors can't read about or that has no vehicle. */
function isIncomplete({ missingTexts, vehicles, image }: ModelListing) {
  const lacksText = missingTexts.some((text) => text.startsWith("description."));
  return lacksText || vehicles === 0 || image === null;
}

/** More are only counted: they would not fit beside the rest. */
const MAX_PIPS = 6;

/** A key for each vehicle in service, and their number. */
function VehiclePips({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pips}>
      {Array.from({ length: Math.min(count, MAX_PIPS) }, (_, index) => (
        <i key={index} className={styles.pip} />
      ))}
      {t("fleetDesk.row.vehicles", { count })}
    </span>
  );
}
