import { useTranslation } from "~/i18n/use-translation";
import { MODEL_FORM_FIELDS } from "~/fleet/models/model-form";
import { message } from "~/ui/message.css";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { ErrorSummary } from "~/ui/form/error-summary";
import { modelWords } from "~/desk/fleet/model/model-words";
import type { ModelFormState } from "./form-state";

export function FormOutcome({ state }: { state: ModelFormState }) {
  const { t } = useTranslation();
  const { answer } = state;
  const entries = [...MODEL_FORM_FIELDS, "sortOrder"].map((id) => ({
    id,
    messages: state.messages(id),
  }));
  return (
    <>
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
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
