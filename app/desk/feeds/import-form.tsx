import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { InputField } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { firstText } from "~/web/first-text";
import type { FormResult } from "~/web/http/submission.server";
import { IMPORT_FIELDS, type ImportField } from "./feed-fields";
import { FEED_INTENTS, feedsAddress } from "./feeds-address";
import * as styles from "./feeds.css";
import type { FeedsPageData } from "./load-feeds.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type ImportFormProps = { page: FeedsPageData; result: FormResult | undefined };

/** Adds the calendar of another site and fetches it. */
export function ImportForm({ page: { vehicles }, result }: ImportFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(feedsAddress());
  if (vehicles.length === 0) return <p>{t("feeds.in.noVehicles")}</p>;
  const messages = (field: ImportField) => (result?.error?.[field] ?? []).map((key) => t(key));
  const entries = IMPORT_FIELDS.map((id) => ({ id, messages: messages(id) }));
  const field = (id: ImportField) => ({
    id,
    name: id,
    label: t(`feeds.in.${id}`),
    errors: messages(id),
    defaultValue: firstText(result?.initialValue?.[id]),
  });
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument noValidate>
      <h3 className={styles.name}>{t("feeds.in.add")}</h3>
      <ErrorSummary title={t("booking.problem")} entries={entries} />
      <SelectField
        {...field("vehicle")}
        placeholder={t("feeds.choose")}
        options={vehicles.map(({ id, model, ...vehicle }) => ({
          value: String(id),
          label: modelAndVehicle(model, vehicle),
        }))}
      />
      <InputField {...field("source")} hint={t("feeds.in.sourceHint")} />
      <InputField {...field("url")} hint={t("feeds.in.urlHint")} input={{ type: "url" }} />
      <div>
        <button className={button.primary} name="intent" value={FEED_INTENTS.add}>
          {t("feeds.in.submit")}
        </button>
      </div>
    </Form>
  );
}
