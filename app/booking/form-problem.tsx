import { useTranslation } from "react-i18next";
import type { BookingAnswer } from "./booking-form";
import { message } from "~/ui/message.css";

type FormProblemProps = {
  kind: BookingAnswer["kind"] | undefined;
  phone: string;
};

/** Says plainly that a booking was not stored, and what to do. */
export function FormProblem({ kind, phone }: FormProblemProps) {
  const { t } = useTranslation();
  if (kind === undefined || kind === "invalid") return null;
  return (
    <div className={message.problem} role="alert">
      <h3>{t("booking.error")}</h3>
      {kind !== "unanswered" && <strong>{t("booking.notSaved")}</strong>}
      <p>{kind === "tooMany" ? t("booking.tooMany") : t("booking.submitError")}</p>
      <p>
        <a href={`tel:${phone}`}>{t("booking.submitErrorPhone", { phone })}</a>
      </p>
    </div>
  );
}
