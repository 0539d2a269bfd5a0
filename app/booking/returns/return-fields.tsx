import { useTranslation } from "~/web/i18n/use-translation";
import { Field } from "~/ui/form/field";
import type { ReturnFault, ReturnPlans } from "./return-plan.server";

type ReturnFieldsProps = Pick<ReturnPlans, "typed"> & { fault: ReturnFault | null };

/** The fields for date and time of a return. */
export function ReturnFields({ typed, fault }: ReturnFieldsProps) {
  const { t } = useTranslation();
  const errors = fault ? [t(`returns.faults.${fault}`)] : [];
  return (
    <>
      <Field
        id="return-date"
        name="returnDate"
        label={t("booking.fields.returnDate")}
        errors={errors}
      >
        {(control) => <input {...control} type="date" key={typed.date} defaultValue={typed.date} />}
      </Field>
      <Field id="return-time" name="returnTime" label={t("booking.fields.returnTime")}>
        {(control) => <input {...control} type="time" key={typed.time} defaultValue={typed.time} />}
      </Field>
    </>
  );
}
