import { useTranslation } from "~/web/i18n/use-translation";
import { businessTime } from "~/web/calendar";
import { FLEET_INTENTS, CONFLICTS_FIELD, type FieldWords } from "~/desk/fleet/fleet";
import { useFormat } from "~/web/i18n/format";
import { button } from "~/ui/form/button.css";
import { message, title } from "~/ui/message.css";
import type { OthersChange } from "./merge-typed";
import * as styles from "./stale-box.css";

type StaleBoxProps<Field extends string> = {
  title: string;
  conflicts: readonly OthersChange<Field>[];
  updated: readonly OthersChange<Field>[];
  /** The typed texts. */
  texts: Readonly<Record<Field, string>>;
  words: FieldWords<Field>;
};

/** Shows in a form what others changed since it was opened, and both ways out. */
export function StaleBox<Field extends string>(props: StaleBoxProps<Field>) {
  const { t } = useTranslation();
  const { conflicts, updated, texts, words } = props;
  return (
    <div className={message.problem} role="alert">
      <h2 className={title}>{props.title}</h2>
      <p>{t("fleetDesk.stale.lead")}</p>
      {conflicts.length > 0 && (
        <ul className={styles.list}>
          {conflicts.map((change) => (
            <Conflict key={change.field} change={change} mine={texts[change.field]} words={words} />
          ))}
        </ul>
      )}
      <Updated changes={updated} words={words} />
      {conflicts.length > 0 && (
        <div>
          {conflicts.map(({ field }) => (
            <input key={field} type="hidden" name={CONFLICTS_FIELD} value={field} />
          ))}
          <button className={button.secondary} name="intent" value={FLEET_INTENTS.accept}>
            {t("fleetDesk.stale.accept")}
          </button>
        </div>
      )}
    </div>
  );
}

type ConflictProps<Field extends string> = {
  change: OthersChange<Field>;
  mine: string;
  words: FieldWords<Field>;
};

function Conflict<Field extends string>({ change, mine, words }: ConflictProps<Field>) {
  const { t } = useTranslation();
  const { field, to } = change;
  return (
    <li className={styles.item}>
      <a className={styles.field} href={`#${field}`}>
        {words.label(field)}
      </a>
      <dl className={styles.values}>
        <dt>{t("fleetDesk.stale.theirs")}</dt>
        <dd>
          <strong>{words.value(field, to)}</strong> <By change={change} />
        </dd>
        <dt>{t("fleetDesk.stale.mine")}</dt>
        <dd>{words.value(field, mine)}</dd>
      </dl>
    </li>
  );
}

function By({ change: { actor, at } }: { change: OthersChange<string> }) {
  const { day } = useFormat();
  const { date, time } = businessTime(new Date(at));
  return (
    <span className={styles.by}>
      {actor}, {day(date)}, {time}
    </span>
  );
}

type UpdatedProps<Field extends string> = {
  changes: readonly OthersChange<Field>[];
  words: FieldWords<Field>;
};

/** Shows the fields that only others changed: their values are in the form. */
function Updated<Field extends string>({ changes, words }: UpdatedProps<Field>) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <>
      <p>{t("fleetDesk.stale.untouched")}</p>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.field}>
            <a className={styles.field} href={`#${change.field}`}>
              {words.label(change.field)}
            </a>
            : {words.value(change.field, change.to)} <By change={change} />
          </li>
        ))}
      </ul>
    </>
  );
}
