import { useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { MODEL_FORM_FIELDS } from "~/fleet/models/model-form";
import { useLocalTo } from "~/i18n/link";
import { message } from "~/ui/message.css";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { ModelErrors } from "~/desk/fleet/model/model-answer";
import { CarFields, EngineFields, RuleFields } from "./model-fields";
import * as styles from "./model-form.css";
import { ModelPreview, type PreviewData } from "~/desk/fleet/model/preview/model-preview";
import { ModelTextFields } from "./model-text-fields";
import { SaveBar } from "./save-bar";
import { modelWords } from "~/desk/fleet/model/model-words";
import type { ModelFormState } from "./form-state";
import { usePreviewTexts } from "~/desk/fleet/model/preview/use-preview-texts";

type ModelFormProps = {
  /** Where it is sent to: the page itself. */
  address: string;
  state: ModelFormState;
  preview: PreviewData;
};

/** The form of a new or an existing model beside its preview. Works as plain HTML. */
export function ModelForm({ address, state, preview }: ModelFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(address);
  const form = useRef<HTMLFormElement>(null);
  const [texts, readTexts] = usePreviewTexts(form, state.texts);
  return (
    <div className={styles.columns}>
      <Form
        className={styles.form}
        id="details"
        method="post"
        action={action}
        reloadDocument
        noValidate
        ref={form}
        onChange={readTexts}
        onFocus={({ target }) => {
          // Browsers scroll only to the line of the caret: the rest would be under the save bar.
          if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
        }}
      >
        {/* The first submit button is pressed by Enter in a field. */}
        <button hidden name="intent" value={FLEET_INTENTS.save}>
          {t("fleetDesk.form.save")}
        </button>
        <input type="hidden" name={VERSION_FIELD} value={state.version} />
        <Outcome state={state} />
        <CarFields state={state} />
        <EngineFields state={state} />
        <ModelTextFields state={state} />
        <RuleFields state={state} />
        <SaveBar state={state} />
      </Form>
      <ModelPreview texts={texts} data={preview} />
    </div>
  );
}

function Outcome({ state }: { state: ModelFormState }) {
  const { t } = useTranslation();
  const { answer } = state;
  const entries = errorEntries(state.errors, (field) => state.messages(field));
  return (
    <>
      {entries.length > 0 && (
        <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      )}
      {answer?.kind === "stale" && (
        <StaleBox
          title={t("fleetDesk.stale.title")}
          conflicts={answer.conflicts}
          updated={answer.updated}
          texts={state.texts}
          words={modelWords(t)}
        />
      )}
      {answer?.kind === "accepted" && (
        <p className={message.notice} role="status">
          {t("fleetDesk.stale.accepted")}
        </p>
      )}
    </>
  );
}

type ErrorField = keyof ModelErrors;

function errorEntries(errors: ModelErrors, messages: (field: ErrorField) => string[]) {
  const fields: readonly ErrorField[] = [...MODEL_FORM_FIELDS, "sortOrder"];
  return fields
    .filter((field) => errors[field])
    .map((field) => ({ id: field, messages: messages(field) }));
}
