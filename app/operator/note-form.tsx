import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/button.css";
import { Field } from "~/ui/field";
import * as styles from "./booking-desk.css";
import { LONGEST_NOTE, type BookingNote, type RefusedNote } from "./booking-note";
import { Moment } from "./booking-parts";
import { DESK_INTENTS } from "./desk-intents";

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
  return (
    <Form className={styles.question} method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={DESK_INTENTS.note} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={note.version} />
      <Field id="note" name="note" label={t("operator.note.label")} hint={t("operator.note.hint")}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={LONGEST_NOTE}
            defaultValue={refused?.typed ?? note.text}
          />
        )}
      </Field>
      {refused?.now && <p className={styles.standing}>{refused.now.text}</p>}
      {note.updatedAt && (
        <p className={styles.soft}>
          {note.actor} · <Moment at={note.updatedAt} />
        </p>
      )}
      <button className={`${button.secondary} ${styles.tool}`}>{t("operator.note.save")}</button>
    </Form>
  );
}
