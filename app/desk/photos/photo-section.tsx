import { modelAddress } from "~/desk/fleet/fleet-query";
import { useTranslation } from "~/web/i18n/use-translation";
import * as page from "~/desk/desk-page.css";
import { VIEWS } from "~/catalog/photos/photo";
import { usePolling } from "~/ui/use-polling";
import type { PhotoData } from "./photos.server";
import {
  type PhotoAnswer,
  PHOTO_FIELDS,
  PROBLEMS_ID,
  PHOTOS,
  PHOTO_INTENTS,
  type PhotoOutcome,
} from "./photos";
import { PhotoItem } from "./photo-item";
import * as styles from "./photo-section.css";
import { useId, useState, type FormEvent, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { ACCEPTED_TYPES, type Upload, FILES_FIELD } from "~/catalog/photos/upload/upload";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { PhotoForm } from "./photo-form";
import { useUpload, type UploadItem } from "./use-upload";
import { ErrorSummary } from "~/ui/form/error-summary";
import * as messages from "~/ui/message.css";
import { controlId } from "./photo-item-form";
import { THUMBNAIL_WIDTH } from "~/catalog/photos/pictures/picture-sizes";
import * as field from "~/ui/form/field.css";

export type PhotoSectionProps = { carId: number; data: PhotoData; answer: PhotoAnswer | undefined };

/** Shows the photos of a car: upload, order, what each shows, and its texts. */
export function PhotoSection({ carId, data, answer }: PhotoSectionProps) {
  const { t } = useTranslation();
  const { photos, outcome } = data;
  const byView = VIEWS.flatMap((view) => photos.filter((photo) => photo.view === view));
  const others = photos.filter(({ view }) => view === "more").map(({ id }) => id);
  return (
    <section className={page.section} id={PHOTOS} aria-labelledby="photos-title">
      <h2 className={page.title} id="photos-title">
        {t("photos.title")}
      </h2>
      {outcome && !answer && <OutcomeMessage carId={carId} outcome={outcome} />}
      <PhotoProblems answer={answer} />
      <UploadForm carId={carId} />
      <Missing photos={photos} />
      {photos.some(({ isShown }) => !isShown) && <Waiting />}
      <ul className={styles.list}>
        {byView.map((photo) => (
          <PhotoItem
            key={photo.id}
            carId={carId}
            photo={photo}
            isFirst={photo.id === others[0]}
            isLast={photo.id === others.at(-1)}
            refused={answer?.kind === "invalid" && answer.photo === photo.id ? answer : null}
          />
        ))}
      </ul>
    </section>
  );
}

/** Lists what the car has no photo of. */
function Missing({ photos }: Pick<PhotoData, "photos">) {
  const { t } = useTranslation();
  if (photos.length === 0) return <p>{t("photos.none")}</p>;
  const missing = VIEWS.filter(
    (view) => view !== "more" && !photos.some((photo) => photo.view === view),
  );
  const names = missing.filter((view) => view !== "main").map((view) => t(`photos.views.${view}`));
  return (
    <>
      {missing.includes("main") && <p>{t("photos.noMain")}</p>}
      {names.length > 0 && (
        <p className={styles.soft}>{t("photos.empty", { views: names.join("; ") })}</p>
      )}
    </>
  );
}

const CHECK_EVERY_MS = 3_000;

function Waiting() {
  const { t } = useTranslation();
  usePolling(CHECK_EVERY_MS);
  return <p className={styles.soft}>{t("photos.waiting")}</p>;
}

/**
 * Shows the form that sends several files at once; with scripts one by one, shrunk, with their progress.
 */
function UploadForm({ carId }: { carId: number }) {
  const { t } = useTranslation();
  const id = useId();
  const action = modelAddress(carId);
  const { revalidate } = useRevalidator();
  const { items, isSending, send, retry } = useUpload(action, () => void revalidate());
  const [inputKey, setInputKey] = useState(0);

  function sendFiles(event: FormEvent<HTMLFormElement>) {
    const files = new FormData(event.currentTarget).getAll(FILES_FIELD);
    const photos = files.filter((file) => file instanceof File && file.name !== "") as File[];
    // Without a file the form is sent to the server, which says so.
    if (photos.length === 0) return;
    event.preventDefault();
    send(photos);
    setInputKey(inputKey + 1);
  }

  return (
    <form
      className={styles.edit}
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={sendFiles}
    >
      <Field
        id={id}
        name={FILES_FIELD}
        label={t("photos.upload.label")}
        hint={t("photos.upload.hint")}
      >
        {(control) => (
          <input {...control} key={inputKey} type="file" accept={ACCEPTED_TYPES} multiple />
        )}
      </Field>
      <div>
        <button
          className={button.primary}
          name="intent"
          value={PHOTO_INTENTS.upload}
          disabled={isSending}
        >
          {t("photos.upload.submit")}
        </button>
      </div>
      <UploadList items={items} isSending={isSending} onRetry={retry} />
    </form>
  );
}

/** Says what the last form did, with a button to undo it. */
function OutcomeMessage({ carId, outcome }: { carId: number; outcome: PhotoOutcome }) {
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

function PhotoProblems({ answer }: { answer: PhotoAnswer | undefined }) {
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
  const entries = PHOTO_FIELDS.map((name) => ({
    id: controlId(answer.photo, name),
    messages: (answer.result.error?.[name] ?? []).map((key) => t(key)),
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

/** Returns a ref that focuses an element when it appears. */
function useFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

type UploadListProps = { items: UploadItem[]; isSending: boolean; onRetry: () => void };

/** Shows the files that are being sent, with previews. */
function UploadList({ items, isSending, onRetry }: UploadListProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  const sent = items.filter(({ state }) => state === "done").length;
  const hasFailed = items.some(({ state }) => state === "failed");
  // Sent photos are among the photos of the car.
  const shown = items.filter(({ state }) => state !== "done");
  return (
    <>
      <p role="status">
        {t(isSending ? "photos.upload.sending" : "photos.upload.sent", {
          sent,
          count: items.length,
        })}
      </p>
      <ul className={styles.uploads} aria-label={t("photos.upload.list")}>
        {shown.map((item) => (
          <li key={item.id} className={styles.photo}>
            <img
              className={styles.picture}
              src={item.preview}
              width={THUMBNAIL_WIDTH}
              height={(THUMBNAIL_WIDTH * 9) / 16}
              alt=""
              // This browser can't show the photo's format.
              onError={(event) => (event.currentTarget.hidden = true)}
            />
            <p className={styles.soft}>{item.file.name}</p>
            <ItemState item={item} />
          </li>
        ))}
      </ul>
      {hasFailed && !isSending && (
        <div>
          <button className={button.secondary} type="button" onClick={onRetry}>
            {t("photos.upload.again")}
          </button>
        </div>
      )}
    </>
  );
}

function ItemState({ item: { state, progress, problem, file } }: { item: UploadItem }) {
  const { t } = useTranslation();
  if (state === "failed") {
    return (
      <p className={field.error} role="alert">
        {problem ?? t("photos.upload.lost")}
      </p>
    );
  }
  if (state === "waiting") return null;
  return (
    <progress
      className={styles.progress}
      max={1}
      // A progress bar without a value shows that something is going on.
      {...(state === "sending" && { value: progress })}
      aria-label={`${file.name}: ${t("photos.upload.preparing")}`}
    />
  );
}
