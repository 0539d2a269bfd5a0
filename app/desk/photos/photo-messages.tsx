import { useEffect, useRef } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import * as messages from "~/ui/message.css";
import type { Upload } from "~/catalog/photos/upload/upload";
import type { PhotoAnswer } from "./photo-answer";
import { PhotoForm } from "./photo-form";
import { controlId } from "./photo-item-form";
import { PHOTO_INTENTS, type PhotoOutcome } from "./photo-intents";
import { PHOTO_FIELDS } from "./photo-fields";
import { PROBLEMS_ID } from "./problems-id";

/** What the last form did, with a button to undo it. */
export function OutcomeMessage({ carId, outcome }: { carId: number; outcome: PhotoOutcome }) {
  const { t } = useTranslation();
  return (
    <div className={messages.message.good} role="status">
      <p>{t(`photos.outcome.${outcome.outcome}`, { count: outcome.count })}</p>
      {outcome.undo !== null && (
        <PhotoForm carId={carId} photo={outcome.undo}>
          <button className={button.secondary} name="intent" value={PHOTO_INTENTS.undo}>
            {t("photos.outcome.undo")}
          </button>
        </PhotoForm>
      )}
    </div>
  );
}

export function PhotoProblems({ answer }: { answer: PhotoAnswer | undefined }) {
  const { t } = useTranslation();
  if (!answer) return null;
  if (answer.kind === "upload") return <UploadProblems upload={answer.upload} />;
  if (answer.kind === "gone" || answer.kind === "stale") {
    return (
      <p className={messages.message.problem} role="alert">
        {t(`photos.requests.${answer.kind}`)}
      </p>
    );
  }
  const entries = PHOTO_FIELDS.map((field) => ({
    id: controlId(answer.photo, field),
    messages: (answer.result.error?.[field] ?? []).map((key) => t(key)),
  }));
  return <ErrorSummary title={t("booking.problem")} entries={entries} />;
}

function UploadProblems({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const shown = useFocus();
  const { stored, failed, problem } = upload;
  const texts = failed.map(({ file, reason }) => t(`photos.problems.${reason}`, { file }));
  return (
    <div className={messages.message.problem} role="alert" tabIndex={-1} ref={shown}>
      <h3 className={messages.title}>{t("photos.problem")}</h3>
      <ul className={messages.list} id={PROBLEMS_ID}>
        {problem && <li>{t(`photos.requests.${problem}`)}</li>}
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {stored.length > 0 && <p>{t("photos.outcome.stored", { count: stored.length })}</p>}
    </div>
  );
}

/** Focuses an element when it appears. */
function useFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
