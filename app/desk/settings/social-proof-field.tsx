import { useTranslation } from "~/i18n/use-translation";
import { SOCIAL_PROOF_MODES } from "~/company/site-settings";
import * as styles from "~/desk/desk-page.css";
import { SelectField } from "~/ui/form/select-field";

type SocialProofFieldProps = { mode: string; initialMode: string | null; errors: string[] };

export function SocialProofField({ mode, initialMode, errors }: SocialProofFieldProps) {
  const { t } = useTranslation();
  const defaultMode = SOCIAL_PROOF_MODES.find((value) => value === initialMode) ?? "off";
  return (
    <div className={styles.part}>
      <SelectField
        id="socialProof"
        name="socialProof"
        label={t("settings.fields.socialProof")}
        hint={t("settings.hints.socialProof")}
        errors={errors}
        defaultValue={mode}
        placeholder={t("settings.firstChoice", { value: t(`settings.modes.${defaultMode}`) })}
        options={SOCIAL_PROOF_MODES.map((value) => ({
          value,
          label: t(`settings.modes.${value}`),
        }))}
      />
    </div>
  );
}
