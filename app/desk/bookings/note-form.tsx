import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import * as styles from "./booking-desk.css";
import { LONGEST_NOTE, type BookingNote, type RefusedNote } from "./booking-note";
import { Moment } from "./booking-parts";
import { DESK_INTENTS } from "~/desk/desk-intents";

type NoteFormProps = {
  id: number;
  note: BookingNote;
  refused: RefusedNote | undefined;
  address: string;
};

/** What staff note for each other. */
export function NoteForm({ id, note, refused, address }: NoteFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(address);
  const { read, type } = useReadNote(note, refused);
  return (
    <Form className={styles.question} method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={DESK_INTENTS.note} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={read.version} />
      <Field id="note" name="note" label={t("operator.note.label")} hint={t("operator.note.hint")}>
        {(control) => (
          <textarea
            {...control}
            key={read.version}
            rows={4}
            maxLength={LONGEST_NOTE}
            defaultValue={refused?.typed ?? read.text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {refused?.now && <p className={styles.standing}>{refused.now.text}</p>}
      {read.updatedAt && (
        <p className={styles.soft}>
          {read.actor} · <Moment at={read.updatedAt} />
        </p>
      )}
      <button className={`${button.secondary} ${styles.tool}`}>{t("operator.note.save")}</button>
    </Form>
  );
}

/**
 * The note that the typed text was made from. A change by somebody else, which the page reads by
 * itself, neither takes that text away nor is overwritten by it unseen: saving tells of it.
 */
function useReadNote(note: BookingNote, refused: RefusedNote | undefined) {
  const [read, setRead] = useState(note);
  const [typed, setTyped] = useState(refused?.typed ?? null);
  const isTold = Boolean(refused?.now);
  if (read.version !== note.version && (typed === null || typed.trim() === note.text || isTold)) {
    setRead(note);
    setTyped(refused?.typed ?? null);
  }
  return { read, type: setTyped };
}
