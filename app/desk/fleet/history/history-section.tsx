import { businessTime } from "~/calendar";
import { actorName } from "~/delivery/actors";
import * as desk from "~/desk/desk-page.css";
import { modelWords } from "~/desk/fleet/model/model-words";
import type { FieldWords } from "~/desk/fleet/stale/stale-box";
import { vehicleWords } from "~/desk/fleet/vehicles/vehicle-words";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { useFormat } from "~/i18n/format";
import { useTranslation } from "~/i18n/use-translation";
import * as styles from "./history-section.css";
import type { Change, HistoryEntry } from "./load-history.server";

type HistorySectionProps = { model: string; history: readonly HistoryEntry[] };

/** Who changed the model and its vehicles, folded. */
export function HistorySection({ model, history }: HistorySectionProps) {
  const { t } = useTranslation();
  return (
    <section className={desk.part} id="history" aria-labelledby="history-title">
      <h2 className={desk.title} id="history-title">
        {t("fleetDesk.page.history")}
      </h2>
      {history.length === 0 ? (
        <p>{t("fleetDesk.history.none")}</p>
      ) : (
        <details>
          <summary>{t("fleetDesk.history.last", { count: history.length })}</summary>
          <ol className={styles.list}>
            {history.map((entry) => (
              <Entry key={entry.id} model={model} entry={entry} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Entry({ model, entry }: { model: string; entry: HistoryEntry }) {
  const { t } = useTranslation();
  const { date: format } = useFormat();
  const { date, time } = businessTime(new Date(entry.at));
  return (
    <li className={styles.entry}>
      <p>
        <strong>
          {entry.vehicle
            ? t(`fleetDesk.history.vehicle.${entry.event}`, {
                name: vehicleLabel(model, entry.vehicle),
              })
            : t(`fleetDesk.history.model.${entry.event}`)}
        </strong>{" "}
        · {actorName(t, entry.actor)}
      </p>
      <p className={desk.soft}>
        <time dateTime={entry.at}>
          {format(date)}, {time}
        </time>
      </p>
      {entry.vehicle ? (
        <Changes changes={entry.changes} words={vehicleWords(t)} />
      ) : (
        <Changes changes={entry.changes} words={modelWords(t)} />
      )}
    </li>
  );
}

type ChangesProps<Field extends string> = {
  changes: readonly Change<Field>[];
  words: FieldWords<Field>;
};

function Changes<Field extends string>({ changes, words }: ChangesProps<Field>) {
  return changes.map(({ field, from, to }) => (
    <p key={field}>
      {words.label(field)}: {words.value(field, from)} → {words.value(field, to)}
    </p>
  ));
}
