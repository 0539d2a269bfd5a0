import * as desk from "~/desk/desk-page.css";
import { modelWords } from "~/desk/fleet/model/model";
import type { FieldWords } from "~/desk/fleet/fleet";
import { vehicleWords } from "~/desk/fleet/vehicles/vehicle";
import { Moment } from "~/desk/moment";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { useTranslation } from "~/web/i18n/use-translation";
import { plainList } from "~/ui/page/layout.css";
import * as styles from "./history-section.css";
import type { ChangedField, FleetChange } from "./load-history.server";

type HistorySectionProps = { model: string; history: readonly FleetChange[] };

/** Shows who changed the model and its vehicles, folded. */
export function HistorySection({ model, history }: HistorySectionProps) {
  const { t } = useTranslation();
  return (
    <section className={desk.section} id="history" aria-labelledby="history-title">
      <h2 className={desk.title} id="history-title">
        {t("fleetDesk.page.history")}
      </h2>
      {history.length === 0 ? (
        <p>{t("fleetDesk.history.none")}</p>
      ) : (
        <details>
          <summary>{t("fleetDesk.history.count", { count: history.length })}</summary>
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

function Entry({ model, entry }: { model: string; entry: FleetChange }) {
  const { t } = useTranslation();
  return (
    <li className={styles.entry}>
      <p>
        <strong>
          {entry.vehicle
            ? t(`fleetDesk.history.vehicle.${entry.event}`, {
                name: vehicleLabel(model, entry.vehicle),
              })
            : t(`fleetDesk.history.model.${entry.event}`)}
        </strong>
        &nbsp;· {entry.actor}
      </p>
      <p className={desk.soft}>
        <Moment at={entry.at} />
      </p>
      {entry.vehicle ? (
        <Fields fields={entry.changes} words={vehicleWords(t)} />
      ) : (
        <Fields fields={entry.changes} words={modelWords(t)} />
      )}
    </li>
  );
}

type FieldsProps<Field extends string> = {
  fields: readonly ChangedField<Field>[];
  words: FieldWords<Field>;
};

function Fields<Field extends string>({ fields, words }: FieldsProps<Field>) {
  if (fields.length === 0) return null;
  return (
    <ul className={plainList}>
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          {words.label(field)}:{" "}
          {from !== "" && (
            <>
              <del className={styles.before}>{words.value(field, from)}</del>{" "}
              <span aria-hidden>→</span>{" "}
            </>
          )}
          <ins className={styles.after}>{words.value(field, to)}</ins>
        </li>
      ))}
    </ul>
  );
}
