import { Form, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DESK_INTENTS } from "~/desk/desk-intents";
import * as page from "~/desk/desk-page.css";
import { PasskeyButton } from "./passkey-button";
import { usePasskeySupport } from "./use-passkey";

/** Below the password of the sign-in form. */
export function PasskeySignIn() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (!usePasskeySupport()) return null;
  return (
    <Form className={page.form} method="post" action={pathname + search} reloadDocument>
      <input type="hidden" name="intent" value={DESK_INTENTS.passkey} />
      <PasskeyButton purpose="sign-in" text={t("operator.passkey.signIn")} />
    </Form>
  );
}
