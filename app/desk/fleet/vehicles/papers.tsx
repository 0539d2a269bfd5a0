import { useTranslation } from "~/web/i18n/use-translation";
import type { Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { Icon } from "~/ui/icon";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import * as styles from "./vehicle-table.css";

type PapersProps = {
  vehicle: Pick<Vehicle, "inspectionUntil" | "insuranceUntil">;
  today: string;
};

const SUFFIXES = { over: "Over", soon: "Soon", valid: "" } as const;

/** Shows until when the papers are valid; those that end soon or have ended stand out. */
export function Papers({ vehicle, today }: PapersProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { inspectionUntil, insuranceUntil } = vehicle;
  const papers = [
    ["inspection", inspectionUntil],
    ["insurance", insuranceUntil],
  ] as const;
  if (!inspectionUntil && !insuranceUntil) {
    return <span className={styles.unknown}>{t("fleetDesk.vehicles.noPapers")}</span>;
  }
  return papers.map(([paper, until]) => {
    if (!until) return null;
    const expiry = expiryOf(until, today);
    const text = t(`fleetDesk.vehicles.${paper}${SUFFIXES[expiry]}`, { day: day(until) });
    return (
      <span key={paper} className={styles.paper[expiry]}>
        {expiry !== "valid" && <Icon name="alert" />}
        {text}
      </span>
    );
  });
}
