import { useRouteLoaderData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Frame } from "~/desk/frame/frame";
import { PasskeyButton } from "~/desk/passkeys/passkey-button";
import { Field } from "~/ui/form/field";
import { CONFIRMATION, CONFIRMATION_CODE } from "./confirmation";

/**
 * Asks for what a sign-in takes, password and code or a passkey, before something that a stranger at the
 * desk must not do.
 */
export function ConfirmField({ errors }: { errors: string[] }) {
  const { t } = useTranslation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  return (
    <>
      <Field
        id={CONFIRMATION}
        name={CONFIRMATION}
        label={t("account.confirm.label")}
        errors={errors}
      >
        {(control) => <input {...control} type="password" autoComplete="current-password" />}
      </Field>
      {data?.frame?.hasFactor && (
        <Field
          id={CONFIRMATION_CODE}
          name={CONFIRMATION_CODE}
          label={t("operator.code.label")}
          hint={t("account.confirm.code")}
        >
          {(control) => <input {...control} autoComplete="one-time-code" autoCapitalize="none" />}
        </Field>
      )}
      {data?.frame?.hasPasskey && (
        <div>
          <PasskeyButton purpose="confirm" text={t("account.passkeys.confirm")} />
        </div>
      )}
    </>
  );
}
