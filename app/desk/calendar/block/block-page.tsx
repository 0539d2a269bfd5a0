import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { TakenList } from "~/desk/calendar/taken-list";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { useFormat } from "~/web/i18n/format";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { message } from "~/ui/message.css";
import type { BlockAnswer } from "./block-action.server";
import { BlockForm } from "./block-form";
import { BLOCK_INTENTS, blockAddress } from "./block-intents";
import type { StoredBlock } from "./block.queries.server";
import type { BlockPageData } from "./load-block.server";

type BlockPageProps = { page: BlockPageData; answer: BlockAnswer | null | undefined };

/** Takes a vehicle out of the rental for a time, or ends that. */
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
    <Form className={desk.part} method="post" action={useLocalTo(blockAddress(id))} reloadDocument>
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
