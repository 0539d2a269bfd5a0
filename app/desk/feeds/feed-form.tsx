import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField } from "~/ui/form/select-field";
import { firstText } from "~/web/first-text";
import type { FormResult } from "~/web/http/submission.server";
import { subjectValue, TODAY } from "./feed-fields";
import { FEED_INTENTS, feedsAddress } from "./feeds-address";
import * as styles from "./feeds.css";
import type { FeedsPageData } from "./load-feeds.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type FeedFormProps = { page: FeedsPageData; result: FormResult | undefined };

/** Makes an address for the calendar of a model, of a vehicle, or of the next days. */
export function FeedForm({ page, result }: FeedFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(feedsAddress());
  const options = useSubjects(page);
  const typed = result?.initialValue ?? page.chosen;
  const messages = (result?.error?.subject ?? []).map((key) => t(key));
  return (
    <Form className={styles.form} method="post" action={action} reloadDocument noValidate>
      <h3 className={styles.name}>{t("feeds.out.add")}</h3>
      <ErrorSummary title={t("booking.problem")} entries={[{ id: "subject", messages }]} />
      <SelectField
        id="subject"
        name="subject"
        label={t("feeds.out.subject")}
        errors={messages}
        placeholder={t("feeds.choose")}
        options={options}
        defaultValue={firstText(typed?.subject)}
      />
      <Checkbox
        id="withNames"
        name="withNames"
        label={t("feeds.out.names")}
        hint={t("feeds.out.namesHint")}
        defaultChecked={Boolean(typed?.withNames)}
      />
      <div>
        <button className={button.primary} name="intent" value={FEED_INTENTS.create}>
          {t("feeds.out.submit")}
        </button>
      </div>
    </Form>
  );
}

/** Each model before its vehicles. */
function useSubjects({ vehicles }: FeedsPageData) {
  const { t } = useTranslation();
  const options = vehicles.flatMap(({ id, modelId, model, ...vehicle }, index) => {
    const own = { value: subjectValue("vehicle", id), label: modelAndVehicle(model, vehicle) };
    const isFirst = vehicles[index - 1]?.modelId !== modelId;
    const all = { value: subjectValue("model", modelId), label: t("feeds.out.allOf", { model }) };
    return isFirst ? [all, own] : [own];
  });
  return [{ value: TODAY, label: t("feeds.out.today") }, ...options];
}
