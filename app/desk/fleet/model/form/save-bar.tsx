import { useTranslation } from "~/i18n/use-translation";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { button } from "~/ui/form/button.css";
import { useHydrated } from "~/ui/use-hydrated";
import type { ModelFormState } from "./form-state";
import * as styles from "./model-form.css";
import { PREVIEW_ID } from "~/desk/fleet/model/preview/preview-id";

/** Always in reach. */
export function SaveBar({ state }: { state: ModelFormState }) {
  const { t } = useTranslation();
  const isLive = useHydrated();
  const hasConflict = state.answer?.kind === "stale";
  const save = hasConflict ? "stale.overwrite" : state.isNew ? "form.add" : "form.save";
  return (
    <div className={styles.bar}>
      <button
        className={`${button.primary} ${styles.save}`}
        name="intent"
        value={FLEET_INTENTS.save}
      >
        {t(`fleetDesk.${save}`)}
      </button>
      {isLive ? (
        <a className={`${button.plain} ${styles.toPreview}`} href={`#${PREVIEW_ID}`}>
          {t("fleetDesk.form.preview")}
        </a>
      ) : (
        <button className={button.plain} name="intent" value={FLEET_INTENTS.preview}>
          {t("fleetDesk.form.preview")}
        </button>
      )}
    </div>
  );
}
