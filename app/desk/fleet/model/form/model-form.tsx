import { useRef, useDeferredValue, useState, type RefObject } from "react";
import { Form } from "react-router";
import { useTranslation, useLanguage } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { FLEET_INTENTS, VERSION_FIELD } from "~/desk/fleet/fleet";
import { CarFields, EngineFields, RoadFields, RuleFields, FieldGroup } from "./model-fields";
import * as styles from "./model-form.css";
import type { ModelFormState } from "./form-state";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { storedTexts, typedRoads, type FormTexts } from "./known-values";
import { message } from "~/ui/message.css";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { ErrorSummary } from "~/ui/form/error-summary";
import { modelWords } from "~/desk/fleet/model/model";
import { button } from "~/ui/form/button.css";
import { useHydrated } from "~/ui/use-hydrated";
import { MODEL_LIMITS, TEXT_FIELDS } from "~/catalog/fleet/models/model";
import { LocalizedField } from "~/ui/form/localized-field";
import { TEXT_ROWS } from "./field-groups";
import { listedCar, type FleetCar } from "~/catalog/fleet/car";
import { CarPicture } from "~/catalog/fleet/car-picture";
import { carTerms } from "~/catalog/terms/car-terms";
import { TermList } from "~/catalog/terms/term-list";
import { useTerms } from "~/catalog/terms/use-terms";
import { CarSpecs } from "~/site/cars/car-specs";
import { carTexts } from "~/catalog/fleet/car-texts";
import { CarCard } from "~/site/cars/car-card";
import { TierPrices } from "~/catalog/fleet/prices/tier-prices";
import { usePromises } from "~/catalog/company/use-company";
import { languageAttributes } from "~/web/i18n/language-attributes";
import * as modelPreviewStyles from "~/desk/fleet/model/preview/model-preview.css";
import { previewCar, type PreviewData } from "~/desk/fleet/model/preview/preview-car";

type ModelFormProps = {
  /** The address that the form is sent to: the page itself. */
  address: string;
  state: ModelFormState;
  preview: PreviewData;
};

/** Shows the form of a new or an existing model beside its preview. It works as plain HTML. */
export function ModelForm({ address, state, preview }: ModelFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [texts, readTexts] = usePreviewTexts(form, state.texts);
  return (
    <div className={styles.columns}>
      <Form
        className={styles.form}
        id="details"

        action={address}

        {...SAVED_FORM}
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
        <FormOutcome state={state} />
        <CarFields state={state} />
        <EngineFields state={state} />
        <ModelTextFields state={state} />
        <RuleFields state={state} />
        <RoadFields state={state} roads={preview.roads} />
        <SaveBar state={state} />
      </Form>
      <ModelPreview texts={texts} data={preview} />
    </div>
  );
}

/** Returns the texts of the form as stored values, and a function that reads them from the form again. */
function usePreviewTexts(form: RefObject<HTMLFormElement | null>, initial: FormTexts) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const texts = useDeferredValue(storedTexts([t], typed));
  function read() {
    if (form.current) setTyped(textsOf(new FormData(form.current)));
  }
  return [texts, read] as const;
}

function textsOf(form: FormData): FormTexts {
  const texts = MODEL_FORM_FIELDS.map((field) => [field, String(form.get(field) ?? "")]);
  return { ...(Object.fromEntries(texts) as FormTexts), roads: typedRoads(form) };
}

function FormOutcome({ state }: { state: ModelFormState }) {
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

/** Shows the bar of the save button, which is always in reach. */
function SaveBar({ state }: { state: ModelFormState }) {
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

function ModelTextFields({ state }: { state: ModelFormState }) {
  const { t } = useTranslation();
  return (
    <FieldGroup title="texts">
      <p className={styles.note}>{t("fleetDesk.form.textsHint")}</p>
      {TEXT_FIELDS.map((name) => (
        <div key={name} className={styles.whole}>
          <LocalizedField
            name={name}
            label={t(`fleetDesk.fields.${name}`)}
            texts={state.texts}
            messagesOf={state.messages}
            rows={TEXT_ROWS[name]}
            maxLength={MODEL_LIMITS[name]}
          />
        </div>
      ))}
    </FieldGroup>
  );
}

type ModelPreviewProps = {
  /** The stored values of the form. */
  texts: FormTexts;
  data: PreviewData;
};

/** Shows how visitors see a model: its card in the list, and its page. */
function ModelPreview({ texts, data }: ModelPreviewProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const car = previewCar(texts, data, lang);
  return (
    <section
      className={modelPreviewStyles.root}
      id={PREVIEW_ID}
      tabIndex={-1}
      aria-labelledby="preview-title"
    >
      <h2 className={modelPreviewStyles.title} id="preview-title">
        {t("fleetDesk.preview.title")}
      </h2>
      <p className={modelPreviewStyles.soft}>{t("fleetDesk.preview.hint")}</p>
      <h3 className={modelPreviewStyles.heading}>{t("fleetDesk.preview.card")}</h3>
      {/* The links of the preview would leave the form. */}
      <div className={modelPreviewStyles.frame} inert>
        <CarCard car={listedCar(car)} dates={null} places={[]} />
      </div>
      <h3 className={modelPreviewStyles.heading}>{t("fleetDesk.preview.page")}</h3>
      <div className={modelPreviewStyles.frame} inert>
        <PagePreview car={car} />
      </div>
    </section>
  );
}

function PagePreview({ car }: { car: FleetCar }) {
  const { t, i18n } = useTranslation();
  const { clean } = usePromises();
  const { transmission, engine } = carTexts(t, car);
  const facts = [car.year || "", transmission, engine].filter(Boolean);
  return (
    <div className={modelPreviewStyles.page}>
      <p className={modelPreviewStyles.name}>{car.name}</p>
      <p className={modelPreviewStyles.soft}>{facts.join("\u00A0· ")}</p>
      <CarPicture className={modelPreviewStyles.picture} car={car} alt="" />
      <p
        className={modelPreviewStyles.about}
        {...languageAttributes(i18n, car.textLanguages.description)}
      >
        {car.description || t(clean ? "carDetail.aboutFallback" : "carDetail.aboutShort")}
      </p>
      <TierPrices plan={car.plan.tiers} />
      <TermList terms={useTerms(carTerms(car))} />
      <CarSpecs car={car} />
    </div>
  );
}

/** The id of the element with the preview of a model. */
const PREVIEW_ID = "preview";
