import { useState } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { isTooLong, MAX_NOTE_LENGTH, type BookingNote, type RefusedNote } from "./booking-note";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { Moment } from "~/desk/moment";

type NoteFormProps = {
  id: number;
  note: BookingNote;
  refused: RefusedNote | undefined;
  address: string;
};

export function NoteForm({ id, note, refused, address }: NoteFormProps) {
  const { t } = useTranslation();
  const { base, type } = useBaseNote(note, refused);
  const typed = refused?.typed ?? base.text;
  const errors = isTooLong(typed) ? [t("operator.note.tooLong", { max: MAX_NOTE_LENGTH })] : [];
  return (
    <Form className={styles.question} method="post" action={address} preventScrollReset>
      <input type="hidden" name="intent" value={DESK_INTENTS.note} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={base.version} />
      <Field
        id="note"
        name="note"
        label={t("operator.note.label")}
        hint={t("operator.note.hint")}
        errors={errors}
      >
        {(control) => (
          <textarea
            dir="auto"
            {...control}
            key={base.version}
            rows={4}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={typed}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {refused?.current && (
        <p className={styles.currentNote} dir="auto">
          {refused.current.text}
        </p>
      )}
      <LastChange note={base} />
      <button className={`${button.secondary} ${styles.tool}`}>{t("operator.note.save")}</button>
    </Form>
  );
}

function LastChange({ note }: { note: BookingNote }) {
  if (!note.updatedAt) return null;
  return (
    <p className={styles.soft}>
      {note.actor}&nbsp;· <Moment at={note.updatedAt} />
    </p>
  );
}

/**
 * Returns the note that the typed text is based on. When a revalidation brings a concurrent change, the
 * typed text stays, based on the old version: saving it then shows the conflict.
 */
function useBaseNote(note: BookingNote, refused: RefusedNote | undefined) {
  const [base, setBase] = useState(note);
  const [typed, setTyped] = useState(refused?.typed ?? null);
  const isConflictShown = Boolean(refused?.current);
  if (
    base.version !== note.version &&
    (typed === null || typed.trim() === note.text || isConflictShown)
  ) {
    setBase(note);
    setTyped(refused?.typed ?? null);
  }
  return { base, type: setTyped };
}
