import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { PASSKEY } from "./passkey";
import { usePasskey, usePasskeySupport } from "./use-passkey";

type PasskeyButtonProps = { purpose: "sign-in" | "confirm"; text: string };

/** Shows, in a form, the button that sends it with a passkey. It is missing where the browser has none. */
export function PasskeyButton({ purpose, text }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const { field, ask, problem } = usePasskey(purpose);
  if (!usePasskeySupport()) return null;
  return (
    <>
      {problem && (
        <p className={message.problem} role="alert">
          {t("operator.passkey.wrong")}
        </p>
      )}
      <input type="hidden" name={PASSKEY} ref={field} />
      <button type="button" className={button.secondary} onClick={() => void ask()}>
        {text}
      </button>
    </>
  );
}
