import { useTranslation } from "~/web/i18n/use-translation";
import { ROLES } from "~/web/pages/roles";
import type { NewAccountField } from "~/staff/accounts/new-account-fields";
import { PASSWORD_LENGTH } from "~/staff/password-length";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";

type AccountFieldsProps = {
  typed: { username: string; role: string } | undefined;
  errors: (field: NewAccountField) => string[];
};

export function AccountFields({ typed, errors }: AccountFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        id="username"
        name="username"
        label={t("operator.account")}
        hint={t("accounts.new.nameHint")}
        errors={errors("username")}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed?.username}
          />
        )}
      </Field>
      <SelectField
        id="role"
        name="role"
        label={t("accounts.role")}
        hint={t("accounts.new.roleHint")}
        errors={errors("role")}
        defaultValue={typed?.role ?? "desk"}
        options={ROLES.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
      />
      <Field
        id="password"
        name="password"
        label={t("accounts.new.password")}
        hint={t("account.password.hint", PASSWORD_LENGTH)}
        errors={errors("password")}
      >
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}
