import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import type { PersonView } from "./person.server";
import { PERSON_INTENTS, WHO, CANCEL, CHOSEN_NOTE, KEPT_NOTE } from "./person";
import { Checkbox } from "~/ui/form/choice";
import { row } from "~/ui/page/layout.css";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/booking-car";
import { BookingLink } from "~/desk/bookings/booking-link";
import { useFormat } from "~/web/i18n/format";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type PersonPageProps = { view: PersonView; erased: number };

/** Shows what is stored about a customer: to find, download and erase it. */
export function PersonPage({ view, erased }: PersonPageProps) {
  const { t } = useTranslation();
  const { who, found, notes, problem, asks } = view;
  const isRefused = problem === "unfinished" || problem === "notifying";
  return (
    <DeskLayout
      title={t("person.title")}
      done={erased > 0 ? t("person.erased", { count: erased }) : null}
      problem={
        isRefused && (
          <p className={message.problem} role="alert">
            {t(`person.problems.${problem}`)}
          </p>
        )
      }
      isRefused={problem !== null}
    >
      <FindForm who={who} problem={isRefused ? null : problem} />
      {found && <FoundBookings who={who} found={found} asks={asks} />}
      {found && asks && <EraseQuestion who={who} found={found} notes={notes} />}
    </DeskLayout>
  );
}

function FindForm({ who, problem }: Pick<PersonView, "who" | "problem">) {
  const { t } = useTranslation();
  const action = href("/admin/person");
  return (
    <Form className={styles.section} method="post" action={action} reloadDocument noValidate>
      <p>{t("person.text")}</p>
      <Field
        id={WHO}
        name={WHO}
        label={t("person.who")}
        hint={t("person.whoHint")}
        errors={problem ? [t(`person.problems.${problem}`)] : []}
      >
        {(control) => (
          <input {...control} autoComplete="off" autoCapitalize="none" defaultValue={who} />
        )}
      </Field>
      <div>
        <button className={button.primary} name="intent" value={PERSON_INTENTS.find}>
          {t("person.find")}
        </button>
      </div>
    </Form>
  );
}

type EraseQuestionProps = Pick<PersonView, "who" | "notes"> & {
  found: NonNullable<PersonView["found"]>;
};

/** Shows the question before erasing, and says what stays and why. */
function EraseQuestion({ who, found, notes }: EraseQuestionProps) {
  const { t } = useTranslation();
  const action = href("/admin/person");
  const isOpen = found.some(({ unfinished }) => unfinished !== null);
  return (
    <Form className={styles.section} method="post" action={action} reloadDocument>
      <h2 className={styles.title}>{t("person.question", { count: found.length })}</h2>
      <p>{t("person.goes")}</p>
      <p>{t("person.stays")}</p>
      <p>{t("person.elsewhere")}</p>
      <input type="hidden" name={WHO} value={who} />
      <NotesToErase notes={notes} />
      {isOpen && <Checkbox id={CANCEL} name={CANCEL} value="yes" label={t("person.cancel")} />}
      <div className={row}>
        <button className={button.primary} name="intent" value={PERSON_INTENTS.erase}>
          {t("person.yes")}
        </button>
        <Link className={button.secondary} to={href("/admin/person")}>
          {t("person.no")}
        </Link>
      </div>
    </Form>
  );
}

type FoundBookingsProps = Pick<PersonView, "who" | "asks"> & {
  found: NonNullable<PersonView["found"]>;
};

/** Shows the bookings of a customer, with the commands. */
function FoundBookings({ who, found, asks }: FoundBookingsProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const page = href("/admin/person");
  return (
    <section className={styles.section} aria-labelledby="found-title">
      <h2 className={styles.title} id="found-title">
        {t("person.found", { count: found.length })}
      </h2>
      <ul className={styles.list}>
        {found.map(({ id, vehicle, pickupDate, returnDate, status }) => (
          <li key={id} className={styles.entry}>
            <span>
              <BookingLink id={id}>{t("operator.number", { id })}</BookingLink>&nbsp;·{" "}
              {vehicleName(t, vehicle)}, {date(pickupDate)} – {date(returnDate)}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <div className={row}>
        <Form method="post" action={href("/admin/person.json")} reloadDocument>
          <input type="hidden" name={WHO} value={who} />
          <button className={button.secondary}>{t("person.download")}</button>
        </Form>
        {!asks && (
          <Form method="post" action={page} reloadDocument>
            <input type="hidden" name={WHO} value={who} />
            <button className={button.secondary} name="intent" value={PERSON_INTENTS.ask}>
              {t("person.erase")}
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

type Note = PersonView["notes"][number];

/** Shows the notes of staff that an erasure empties too, so that one about somebody else can stay. */
function NotesToErase({ notes }: { notes: readonly Note[] }) {
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
