import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { firstText } from "~/web/first-text";
import type { BlockAnswer } from "./block-action.server";
import { BLOCK_INTENTS, newBlockAddress } from "./block-intents";
import { BLOCK_FIELDS, type BlockField } from "./block-fields";
import type { BlockPageData } from "./load-block.server";

type BlockFormProps = { page: BlockPageData; answer: BlockAnswer | undefined };

const TYPES = {
  fromDate: "date",
  fromTime: "time",
  untilDate: "date",
  untilTime: "time",
  note: "text",
} as const satisfies Record<BlockField, string>;

export function BlockForm({ page: { vehicle, first }, answer }: BlockFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(newBlockAddress(vehicle.id, first.fromDate, first.untilDate));
  const texts: Readonly<Record<string, unknown>> = answer?.result.initialValue ?? first;
  const messages = (field: BlockField) =>
    (answer?.result.error?.[field] ?? []).map((key) => t(key));
  const entries = BLOCK_FIELDS.map((id) => ({ id, messages: messages(id) }));
  return (
    <Form
      className={desk.part}
      method="post"
      action={action}
      reloadDocument
      noValidate
      {...ASK_IF_UNSAVED}
    >
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      <p>{t("calendar.blocks.text")}</p>
      {BLOCK_FIELDS.map((field) => (
        <Field
          key={field}
          id={field}
          name={field}
          label={t(`calendar.blocks.fields.${field}`)}
          hint={field === "note" ? t("calendar.blocks.noteHint") : undefined}
          errors={messages(field)}
        >
          {(control) => (
            <input
              {...control}
              type={TYPES[field]}
              autoComplete="off"
              defaultValue={firstText(texts[field])}
            />
          )}
        </Field>
      ))}
      <div>
        <button className={button.primary} name="intent" value={BLOCK_INTENTS.add}>
          {t("calendar.blocks.submit")}
        </button>
      </div>
    </Form>
  );
}
