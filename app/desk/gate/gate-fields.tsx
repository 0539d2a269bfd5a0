import { useTranslation } from "~/i18n/use-translation";
import { Field } from "~/ui/form/field";

export function CodeField() {
  const { t } = useTranslation();
  return (
    <Field id="code" name="code" label={t("operator.code.label")} hint={t("operator.code.hint")}>
      {(control) => <input {...control} autoComplete="one-time-code" autoCapitalize="none" />}
    </Field>
  );
}

export function AccountName({ typed }: { typed: string }) {
  const { t } = useTranslation();
  return (
    <Field id="username" name="username" label={t("operator.account")}>
      {(control) => (
        <input
          {...control}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}
