import { useTranslation } from "~/i18n/use-translation";
import { Checkbox } from "~/ui/form/choice";
import { InputField } from "~/ui/form/field";
import type { ContentFieldsProps } from "./content-fields";
import * as styles from "./content.css";

const CONTROLS = {
  rating: { inputMode: "numeric" },
  date: { type: "date" },
  consent: { maxLength: 200 },
} as const satisfies Record<string, React.ComponentProps<"input">>;

/** Rating, date, consent and whether the review is shown. */
export function ReviewFields({ texts, errors }: ContentFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.numbers}>
        {(["rating", "date", "consent"] as const).map((field) => (
          <InputField
            key={field}
            id={field}
            name={field}
            label={t(`contentDesk.review.${field}`)}
            hint={t(`contentDesk.review.${field}Hint`)}
            errors={(errors[field] ?? []).map((key) => t(key))}
            input={CONTROLS[field]}
            defaultValue={texts[field]}
          />
        ))}
      </div>
      <Checkbox
        id="shown"
        name="shown"
        value="on"
        label={t("contentDesk.review.shown")}
        defaultChecked={texts.shown === "on"}
      />
    </>
  );
}
