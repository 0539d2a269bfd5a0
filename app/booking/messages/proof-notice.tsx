import { Form, useNavigation } from "react-router";
import { OWN_INTENTS } from "~/booking/manage/my-booking-constants";
import * as styles from "~/booking/manage/my-booking.css";
import { useFormAddress } from "~/booking/manage/use-form-address";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { isolate } from "~/web/i18n/isolate";
import { useTranslation } from "~/web/i18n/use-translation";

/** Asks a customer who came from a mail whether its address is theirs. Only a press proves it. */
export function ProofNotice({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation();
  const action = useFormAddress(token);
  const sending = useNavigation().formMethod === "POST";
  return (
    <section className={`${message.notice} ${styles.prove}`} aria-labelledby="prove-title">
      <h2 className={styles.title} id="prove-title">
        {t("ownBooking.prove.title", { email: isolate(email) })}
      </h2>
      <p>{t("ownBooking.prove.text")}</p>
      <Form method="post" action={action}>
        <button
          className={button.secondary}
          name="intent"
          value={OWN_INTENTS.prove}
          disabled={sending}
        >
          {t("ownBooking.prove.yes")}
        </button>
      </Form>
    </section>
  );
}
