import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { Checkbox } from "~/ui/form/choice";
import type { PersonView } from "./load-person.server";
import { CHOSEN_NOTE, KEPT_NOTE } from "./person";

type Note = PersonView["notes"][number];

/** The notes of staff that an erasure empties too, so that one about somebody else can stay. */
export function NotesToErase({ notes }: { notes: readonly Note[] }) {
  const certain = notes.filter(({ foundBy }) => foundBy !== "word");
  const possible = notes.filter(({ foundBy }) => foundBy === "word");
  return (
    <>
      <NoteList kind="certain" notes={certain} />
      <NoteList kind="possible" notes={possible} />
    </>
  );
}

type NoteListProps = { kind: "certain" | "possible"; notes: readonly Note[] };

function NoteList({ kind, notes }: NoteListProps) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle} id={`notes-${kind}`}>
        {t(`person.notes.${kind}`)}
      </h3>
      <p>{t(`person.notes.${kind}Text`)}</p>
      <ul className={styles.list} aria-labelledby={`notes-${kind}`}>
        {notes.map((note) => (
          <NoteEntry key={note.key} note={note} />
        ))}
      </ul>
    </>
  );
}

function NoteEntry({ note }: { note: Note }) {
  const { t } = useTranslation();
  const { key, text, foundBy } = note;
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong dir="auto">{text}</strong>
        </p>
        <p className={styles.soft}>
          <NotePlace note={note} />
        </p>
        {foundBy === "contact" && <p className={styles.soft}>{t("person.notes.contact")}</p>}
        {foundBy === "name" && (
          <Checkbox id={key} name={KEPT_NOTE} value={key} label={t("person.notes.keep")} />
        )}
        {foundBy === "word" && (
          <Checkbox id={key} name={CHOSEN_NOTE} value={key} label={t("person.notes.empty")} />
        )}
      </div>
    </li>
  );
}

function NotePlace({ note: { id, vehicle, from, until } }: { note: Note }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      {vehicle ? (
        modelAndVehicle(vehicle.model, vehicle)
      ) : (
        <Link to={href("/admin/bookings/:id", { id: String(id) })}>
          {t("operator.number", { id })}
        </Link>
      )}
      , {date(from)} – {date(until)}
    </>
  );
}
