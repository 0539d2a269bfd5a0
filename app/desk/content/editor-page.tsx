import type { TFunction } from "i18next";
import { useDeferredValue, useState, type ReactNode, useRef } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { type FieldTexts, fieldsOf } from "~/catalog/company/content/parts";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { reviewAddress, rowAddress, type ContentAnswer, CONTENT_INTENTS } from "./content";
import { VERSION_FIELD } from "~/desk/fleet/fleet";
import * as styles from "./content.css";
import type { ContentEditor } from "./content.server";
import { useInCurrency } from "~/catalog/company/use-company";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ContentFields } from "./content-fields";
import { contentWords } from "./content-words";

type EditorPageProps = {
  editor: ContentEditor;
  answer: { form: ContentAnswer } | { problem: "bad" } | undefined;
  /** Renders texts as the home page shows them. */
  renderPreview: (texts: FieldTexts) => ReactNode;
};

/** Shows the page that edits a section or a review. */
export function EditorPage({ editor, answer, renderPreview }: EditorPageProps) {
  const { t } = useTranslation();
  const { section, id } = editor;
  const form = answer && "form" in answer ? answer.form : null;
  const [typed, setTyped] = useState(form?.texts ?? editor.texts);
  const texts = useDeferredValue(typed);
  const isNew = section === "review" && id === null;
  return (
    <DeskLayout
      title={t(isNew ? "contentDesk.review.new" : `contentDesk.sections.${section}.title`)}
      done={editor.isSaved && !answer ? savedText(t, editor) : null}
      problem={answer && "problem" in answer && <Bad />}
      isRefused={form?.kind === "invalid" || form?.kind === "stale"}
    >
      <p>
        <Link to={href("/admin/content")}>{t("contentDesk.back")}</Link>
      </p>
      <p>{t(`contentDesk.sections.${section}.lead`, { currency: useInCurrency() })}</p>
      <ContentForm editor={editor} answer={form} onTyped={setTyped} />
      <section className={styles.preview} aria-labelledby="preview-title">
        <h2 className={desk.title} id="preview-title">
          {t("contentDesk.previewTitle")}
        </h2>
        {section === "claims" || section === "insurance" || section === "promises" ? (
          <Sentences sentences={form?.sentences ?? []} />
        ) : (
          <div className={styles.shown}>{renderPreview(texts)}</div>
        )}
      </section>
      {section === "review" && id !== null && <RemoveForm id={id} version={editor.version} />}
    </DeskLayout>
  );
}

function savedText(t: TFunction, { hiddenBy }: ContentEditor) {
  if (!hiddenBy) return t("contentDesk.saved");
  return `${t("contentDesk.savedHidden")} ${t(`contentDesk.hiddenBy.${hiddenBy}`)}`;
}

function Bad() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("errors.bad.text")}
    </p>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation();
  if (sentences.length === 0) return <p>{t("contentDesk.noSentences")}</p>;
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.item}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function RemoveForm({ id, version }: { id: number; version: string }) {
  const { t } = useTranslation();
  const action = reviewAddress(id);
  return (
    <details>
      <summary className={button.plain}>{t("contentDesk.review.remove")}</summary>
      <Form method="post" action={action} reloadDocument>
        <input type="hidden" name={VERSION_FIELD} value={version} />
        <p>{t("contentDesk.review.removeText")}</p>
        <button className={button.secondary} name="intent" value={CONTENT_INTENTS.remove}>
          {t("contentDesk.review.removeYes")}
        </button>
      </Form>
    </details>
  );
}

type ContentFormProps = {
  editor: ContentEditor;
  answer: ContentAnswer | null;
  /** Receives the texts as they are typed, with scripts. */
  onTyped: (texts: FieldTexts) => void;
};

/** Shows the form of a section or a review. It works as plain HTML. */
function ContentForm({ editor, answer, onTyped }: ContentFormProps) {
  const { t } = useTranslation();
  const { section, id } = editor;
  const action = rowAddress(section, id);
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

      action={action}

      {...SAVED_FORM}
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
