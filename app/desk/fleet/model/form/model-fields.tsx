import { href } from "react-router";
import type { Road } from "~/catalog/pricing/price-tables";
import { answeredRoads, ROAD_ANSWERS } from "~/catalog/terms/roads";
import { Link } from "~/web/i18n/link";
import { textIn } from "~/web/i18n/localized";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { BODY_TYPES } from "~/catalog/fleet/vehicle-type";
import { MODEL_LIMITS } from "~/catalog/fleet/models/model";
import { Checkbox } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { CAR_FIELDS, ENGINE_FIELDS, RULE_FIELDS, REQUIRED } from "./field-groups";
import type { ModelFormState } from "./form-state";
import { POSITION_FIELDS } from "~/desk/fleet/model/model";
import * as styles from "./model-form.css";
import type { KnownField } from "~/catalog/fleet/car-texts";
import type { ModelLineField } from "~/catalog/fleet/models/model-form";
import { suggestionsFor } from "./known-values";
import { useInCurrency } from "~/catalog/company/use-company";

type GroupProps = { state: ModelFormState };

export function CarFields({ state }: GroupProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup title="car">
      <div className={styles.whole}>
        <ModelInputField field="name" state={state} maxLength={MODEL_LIMITS.name} />
      </div>
      {CAR_FIELDS.map((field) =>
        field === "bodyType" ? (
          <BodyTypeField key={field} state={state} />
        ) : (
          <ModelInputField key={field} field={field} state={state} />
        ),
      )}
      <p className={styles.note}>{t("fleetDesk.form.noPrice")}</p>
    </FieldGroup>
  );
}

function BodyTypeField({ state }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      id="bodyType"
      name="bodyType"
      label={t("fleetDesk.fields.bodyType")}
      errors={state.messages("bodyType")}
      defaultValue={state.texts.bodyType}
      placeholder={t(state.needsBodyType ? "fleetDesk.form.choose" : "fleetDesk.byName")}
      options={BODY_TYPES.map((value) => ({ value, label: t(`fleetDesk.bodyTypes.${value}`) }))}
    />
  );
}

export function EngineFields({ state }: GroupProps) {
  return (
    <FieldGroup title="engine">
      {ENGINE_FIELDS.map((field) => (
        <ModelInputField key={field} field={field} state={state} maxLength={MODEL_LIMITS.value} />
      ))}
    </FieldGroup>
  );
}

export function RuleFields({ state }: GroupProps) {
  const { t } = useTranslation();
  const { typed, shown } = state.sortOrder;
  return (
    <FieldGroup title="rules">
      {RULE_FIELDS.map((field) => (
        <ModelInputField key={field} field={field} state={state} />
      ))}
      <Field
        id="sortOrder"
        name={POSITION_FIELDS.typed}
        label={t("fleetDesk.fields.sortOrder")}
        hint={t("fleetDesk.hints.sortOrder")}
        errors={state.messages("sortOrder")}
      >
        {(control) => <input {...control} inputMode="numeric" defaultValue={typed} />}
      </Field>
      <input type="hidden" name={POSITION_FIELDS.shown} value={shown} />
      <ModelCheckbox field="insuranceIncluded" state={state} />
    </FieldGroup>
  );
}

type RoadFieldsProps = GroupProps & { roads: readonly Road[] };

/** Shows a choice for each road. All are one field of the form, whose value names the road too. */
export function RoadFields({ state, roads }: RoadFieldsProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const errors = state.messages("roads");
  return (
    <FieldGroup title="roads">
      <p className={styles.note} id="roads">
        {t("fleetDesk.hints.roads")}{" "}
        <Link to={`${href("/admin/prices")}#roads`}>{t("fleetDesk.form.roadList")}</Link>
      </p>
      {answeredRoads(roads, state.texts.roads).map(({ slug, name, allowed }) => (
        <SelectField
          key={slug}
          id={`road-${slug}`}
          name="roads"
          label={textIn(name, lang)}
          errors={errors}
          defaultValue={allowed && `${slug}=${allowed}`}
          placeholder={t("fleetDesk.roads.none")}
          options={ROAD_ANSWERS.map((answer) => ({
            value: `${slug}=${answer}`,
            label: t(`fleetDesk.roads.${answer}`),
          }))}
        />
      ))}
    </FieldGroup>
  );
}

type ModelCheckboxProps = GroupProps & { field: "insuranceIncluded" };

function ModelCheckbox({ field, state }: ModelCheckboxProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.whole}>
      <Checkbox
        id={field}
        name={field}
        label={t(`fleetDesk.fields.${field}`)}
        defaultChecked={state.texts[field] === "on"}
      />
    </div>
  );
}

type FieldGroupProps = {
  title: "car" | "engine" | "texts" | "rules" | "roads";
  children: React.ReactNode;
};

export function FieldGroup({ title, children }: FieldGroupProps) {
  const { t } = useTranslation();
  const id = `group-${title}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        {t(`fleetDesk.form.groups.${title}`)}
      </h2>
      {children}
    </section>
  );
}

/** The fields of one line. */
type LineField = Exclude<ModelLineField, "bodyType" | "insuranceIncluded" | "roads">;

type ModelInputFieldProps = { field: LineField; state: ModelFormState; maxLength?: number };

/** The attributes of the inputs; the server parses every field as text. */
const CONTROLS: Partial<Record<LineField, React.ComponentProps<"input">>> = {
  year: { inputMode: "numeric" },
  passengers: { inputMode: "numeric" },
  minAge: { inputMode: "numeric" },
  licenceYears: { inputMode: "numeric" },
  deposit: { inputMode: "decimal" },
  excess: { inputMode: "decimal" },
  zeroExcess: { inputMode: "decimal" },
  mileageLimit: { inputMode: "numeric" },
  bags: { inputMode: "numeric" },
};

const SUGGESTED: readonly KnownField[] = ["transmission", "driveType", "fuelType"];

const HINTED = [
  "name",
  "engine",
  "engineSize",
  "fuelConsumption",
  "minAge",
  "licenceYears",
  "deposit",
  "excess",
  "zeroExcess",
  "mileageLimit",
  "bags",
] as const;

function ModelInputField({ field, state, maxLength }: ModelInputFieldProps) {
  const { t } = useTranslation();
  const currency = useInCurrency();
  const hinted = HINTED.find((one) => one === field);
  const suggested = SUGGESTED.find((one) => one === field);
  const listId = suggested && `${field}-values`;
  return (
    <Field
      id={field}
      name={field}
      label={t(`fleetDesk.fields.${field}`)}
      hint={hinted && t(`fleetDesk.hints.${hinted}`, { currency })}
      errors={state.messages(field)}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...CONTROLS[field]}
            list={listId}
            required={REQUIRED.has(field)}
            maxLength={maxLength}
            autoComplete="off"
            defaultValue={state.texts[field]}
          />
          {suggested && (
            <datalist id={listId}>
              {suggestionsFor(t, suggested).map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
