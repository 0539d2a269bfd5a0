import { useTranslation } from "~/web/i18n/use-translation";
import { THUMBNAIL_WIDTH } from "~/catalog/photos/pictures/picture-sizes";
import { button } from "~/ui/form/button.css";
import * as field from "~/ui/form/field.css";
import * as styles from "./photo-section.css";
import type { UploadItem } from "./use-upload";

type UploadListProps = { items: UploadItem[]; isSending: boolean; onRetry: () => void };

/** The files that are being sent, with previews. */
export function UploadList({ items, isSending, onRetry }: UploadListProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  const sent = items.filter(({ state }) => state === "done").length;
  const hasFailed = items.some(({ state }) => state === "failed");
  // The others are among the photos of the car.
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
              // Of a format that this browser can't show.
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
      // Without a value it shows that something is going on.
      {...(state === "sending" && { value: progress })}
      aria-label={`${file.name}: ${t("photos.upload.preparing")}`}
    />
  );
}
