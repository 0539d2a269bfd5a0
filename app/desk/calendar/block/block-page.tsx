import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { TakenList } from "~/desk/calendar/taken-list";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { message } from "~/ui/message.css";
import type { StoredBlock } from "./block.queries.server";
import type { BlockAnswer, BlockPageData } from "./block.server";
import {
  BLOCK_INTENTS,
  blockAddress,
  newBlockAddress,
  BLOCK_FIELDS,
  type BlockField,
} from "./block";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { firstText } from "~/web/first-text";

type BlockPageProps = { page: BlockPageData; answer: BlockAnswer | null | undefined };

/** Shows the form that takes a vehicle out of the rental for a time, or ends that. */
export function BlockPage({ page, answer }: BlockPageProps) {
  const { t } = useTranslation();
  const { vehicle, model, stored, first } = page;
  const label = vehicleLabel(model, vehicle);
  const day = stored?.from.slice(0, 10) ?? first.fromDate;
  return (
    <DeskLayout
      title={t("calendar.blocks.title", { vehicle: label })}
      problem={
        answer && answer.reason !== "invalid" && <Refused answer={answer} today={page.today} />
      }
      isRefused={Boolean(answer)}
    >
      <Link className={standaloneLink} to={calendarAddress({ from: day })}>
        <Icon name="back" />
        {t("calendar.blocks.back")}
      </Link>
      {stored ? (
        <RemoveForm block={stored} />
      ) : (
        <BlockForm page={page} answer={answer ?? undefined} />
      )}
    </DeskLayout>
  );
}

function Refused({ answer: { reason, taken }, today }: { answer: BlockAnswer; today: string }) {
  const { t } = useTranslation();
  if (reason === "invalid") return null;
  return (
    <div className={message.problem} role="alert">
      <p>{t(`calendar.blocks.refused.${reason}`)}</p>
      <TakenList taken={taken} today={today} />
    </div>
  );
}

function RemoveForm({ block: { id, note, from, until } }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const [[fromDay = "", fromTime = ""], [untilDay = "", untilTime = ""]] = [
    from.split(" "),
    until.split(" "),
  ];
  return (
    <Form className={desk.section} method="post" action={blockAddress(id)} reloadDocument>
      <p>
        <strong dir="auto">{note}</strong>
      </p>
      <p>
        {day(fromDay)}, {fromTime} – {day(untilDay)}, {untilTime}
      </p>
      <div>
        <button className={button.secondary} name="intent" value={BLOCK_INTENTS.remove}>
          {t("calendar.blocks.remove")}
        </button>
      </div>
    </Form>
  );
}

type BlockFormProps = { page: BlockPageData; answer: BlockAnswer | undefined };

const TYPES = {
  fromDate: "date",
  fromTime: "time",
  untilDate: "date",
  untilTime: "time",
  note: "text",
} as const satisfies Record<BlockField, string>;

function BlockForm({ page: { vehicle, first }, answer }: BlockFormProps) {
  const { t } = useTranslation();
  const action = newBlockAddress(vehicle.id, first.fromDate, first.untilDate);
  const texts: Readonly<Record<string, unknown>> = answer?.result.initialValue ?? first;
  const messages = (field: BlockField) =>
    (answer?.result.error?.[field] ?? []).map((key) => t(key));
  const entries = BLOCK_FIELDS.map((id) => ({ id, messages: messages(id) }));
  return (
    <Form
      className={desk.section}

      action={action}

      {...SAVED_FORM}
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
