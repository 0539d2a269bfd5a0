import { useTranslation } from "react-i18next";
import { Field } from "~/ui/form/field";
import { CONFIRMATION } from "./confirmation";

/** Asks for the password or a code, before something that a stranger at the desk must not do. */
export function ConfirmField({ errors }: { errors: string[] }) {
  const { t } = useTranslation();
  return (
    <Field
      id={CONFIRMATION}
      name={CONFIRMATION}
      label={t("account.confirm.label")}
      hint={t("account.confirm.hint")}
      errors={errors}
    >
      {(control) => <input {...control} type="password" autoComplete="current-password" />}
    </Field>
  );
}
