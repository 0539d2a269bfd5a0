import { useTranslation } from "~/web/i18n/use-translation";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { GridErrors } from "./rates-grid";

export function RowErrorSummary({ errors }: { errors: GridErrors }) {
  const { t } = useTranslation();
  return (
    <ErrorSummary
      title={t("booking.problem")}
      entries={[...errors].map(([id, key]) => ({ id, messages: [t(key)] }))}
    />
  );
}
