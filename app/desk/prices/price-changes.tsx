import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import type { PricesPageData } from "./load-prices.server";
import { describeChange } from "./describe-change";
import { PRICE_INTENTS } from "./prices";

type PriceChangesProps = Pick<PricesPageData, "changes" | "cars">;

/** Who changed which prices; the last change of each table can be undone. */
export function PriceChanges({ changes, cars }: PriceChangesProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const action = useLocalTo(href("/admin/prices"));
  return (
    <section className={desk.part} id="changes" aria-labelledby="changes-title">
      <h2 className={desk.title} id="changes-title">
        {t("settings.events.title")}
      </h2>
      {changes.length === 0 && <p>{t("settings.events.none")}</p>}
      <ol className={desk.list}>
        {changes.map((change) => (
          <li key={change.id} className={desk.entry}>
            <div>
              <p className={desk.soft}>
                {date(change.at.date)}, {change.at.time}&nbsp;· {change.actor}
              </p>
              {describeChange(t, change, cars).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {change.isLast && (
              <Form method="post" action={action} reloadDocument>
                <input type="hidden" name="change" value={change.id} />
                <button className={button.secondary} name="intent" value={PRICE_INTENTS.undo}>
                  {t("prices.undo")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
