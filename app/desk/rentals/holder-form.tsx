import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { otherSignIn, plateFault } from "~/catalog/fleet/vehicles/plate";
import { LanguageField } from "~/web/i18n/language-field";
import { button } from "~/ui/form/button.css";
import { InputField } from "~/ui/form/field";
import type { HolderAnswer, TypedQuestion } from "./find-holders.server";
import { HolderResult } from "./holder-result";
import * as styles from "./rentals.css";

type HolderFormProps = {
  /** The page that answers. */
  action: string;
  typed: TypedQuestion;
  answer: HolderAnswer | null;
  /** Whether the page is that of a vehicle: no plate is asked for. */
  isOfVehicle?: boolean;
  /** The date at the business. */
  today: string;
};

/** Asks who had a plate at a minute, as fines need it, with the answer above the fields. */
export function HolderForm({ action, typed, answer, isOfVehicle = false, today }: HolderFormProps) {
  const { t } = useTranslation();
  const faults = answer?.kind === "faults" ? answer.faults : [];
  const sign = otherSignIn(typed.plate);
  const errors = (field: keyof TypedQuestion) => {
    if (!faults.includes(field)) return [];
    const named = field === "plate" && sign ? plateFault(typed.plate) : null;
    return [named ? t(named, { sign }) : t(`search.holder.faults.${field}`)];
  };
  const input = {
    plate: { autoCapitalize: "characters", spellCheck: false, required: true },
    date: { type: "date", max: today, required: true },
    time: { type: "time", required: true },
  };
  const fields = (["plate", "date", "time"] as const).filter(
    (field) => field !== "plate" || !isOfVehicle,
  );
  return (
    <section className={desk.part} id="holder" aria-labelledby="holder-title">
      <h2 className={desk.title} id="holder-title">
        {t(isOfVehicle ? "search.holder.titleOfVehicle" : "search.holder.title")}
      </h2>
      {answer && answer.kind !== "faults" && (
        <HolderResult answer={answer} plate={typed.plate} today={today} />
      )}
      <p className={desk.soft}>{t("search.holder.hint")}</p>
      <Form className={desk.form} method="get" action={action}>
        <LanguageField />
        <div className={styles.fields}>
          {fields.map((field) => (
            <InputField
              key={field}
              id={`holder-${field}`}
              name={field}
              label={t(`search.holder.fields.${field}`)}
              errors={errors(field)}
              input={input[field]}
              defaultValue={typed[field]}
            />
          ))}
        </div>
        <div>
          <button className={button.secondary}>{t("search.holder.submit")}</button>
        </div>
      </Form>
    </section>
  );
}
