import { useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import { fieldsOf, type FieldTexts } from "~/catalog/company/content/parts";
import * as desk from "~/desk/desk-page.css";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { rowAddress } from "./content-address";
import type { ContentAnswer } from "./content-answer";
import { ContentFields } from "./content-fields";
import { CONTENT_INTENTS } from "./content-intents";
import { contentWords } from "./content-words";
import * as styles from "./content.css";
import type { ContentEditor } from "./load-content.server";

type ContentFormProps = {
  editor: ContentEditor;
  answer: ContentAnswer | null;
  /** With scripts: the texts as they are typed. */
  onTyped: (texts: FieldTexts) => void;
};

/** The form of a section or a review. Works as plain HTML. */
export function ContentForm({ editor, answer, onTyped }: ContentFormProps) {
  const { t } = useTranslation();
  const { section, id } = editor;
  const action = useLocalTo(rowAddress(section, id));
  const form = useRef<HTMLFormElement>(null);
  const texts = answer?.texts ?? editor.texts;
  const read = () => {
    const typed = new FormData(form.current ?? undefined);
    onTyped(
      Object.fromEntries(fieldsOf(section).map((field) => [field, String(typed.get(field) ?? "")])),
    );
  };
  return (
    <Form
      className={desk.form}
      method="post"
      action={action}
      reloadDocument
      noValidate
      {...ASK_IF_UNSAVED}
      ref={form}
      onChange={read}
    >
      {/* The first submit button is pressed by Enter in a field. */}
      <button hidden name="intent" value={CONTENT_INTENTS.save}>
        {t("contentDesk.save")}
      </button>
      <input type="hidden" name={VERSION_FIELD} value={answer?.version ?? editor.version} />
      {answer && <Outcome answer={answer} fields={fieldsOf(section)} />}
      <ContentFields section={section} texts={texts} errors={answer?.errors ?? {}} />
      <div className={`${desk.saveBar} ${styles.bar}`}>
        <button className={button.primary} name="intent" value={CONTENT_INTENTS.save}>
          {t(answer?.kind === "stale" ? "fleetDesk.stale.overwrite" : "contentDesk.save")}
        </button>
        <button className={button.secondary} name="intent" value={CONTENT_INTENTS.preview}>
          {t("contentDesk.preview")}
        </button>
      </div>
    </Form>
  );
}

function Outcome({ answer, fields }: { answer: ContentAnswer; fields: readonly string[] }) {
  const { t } = useTranslation();
  const entries = fields.map((id) => ({
    id,
    messages: (answer.errors[id] ?? []).map((key) => t(key)),
  }));
  return (
    <>
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      {answer.kind === "stale" && (
        <StaleBox
          title={t("contentDesk.stale")}
          conflicts={answer.conflicts}
          updated={answer.updated}
          texts={answer.texts}
          words={contentWords(t)}
        />
      )}
      {answer.kind === "accepted" && (
        <p className={message.notice} role="status">
          {t("fleetDesk.stale.accepted")}
        </p>
      )}
    </>
  );
}
