import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import {
  CURRENCY_FIELD,
  PRICE_INTENTS,
  VERSION_FIELD,
  versionOf,
  type PricesAnswer,
} from "~/desk/prices/prices";
import { RowErrorSummary } from "~/desk/prices/row-error-summary";
import { useFormat } from "~/web/i18n/format";
import { ruleName } from "~/desk/prices/row-summary";
import type { PriceNames } from "~/desk/prices/describe-change";
import { textIn } from "~/web/i18n/localized";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { row } from "~/ui/page/layout.css";
import * as styles from "./currency-form.css";
import { priceField, type CurrencyRow } from "./currency-rows";
import type { CurrencyFormData } from "./load-currency.server";
import type { PriceOf } from "~/catalog/pricing/currency-table";

type CurrencyFormProps = {
  form: CurrencyFormData;
  names: PriceNames;
  answer: PricesAnswer | undefined;
};

/** Shows every price in the other currency, to be accepted or edited. */
export function CurrencyForm({ form, names, answer }: CurrencyFormProps) {
  const { t } = useTranslation();
  const title = t(`prices.currency.switch.${form.to}`);
  return (
    <section className={desk.section} id="currency" aria-labelledby="currency-title">
      <h2 className={desk.title} id="currency-title">
        {title}
      </h2>
      {form.exchange ? (
        <Prices form={form} names={names} answer={answer} />
      ) : (
        <p className={message.problem}>
          {t("prices.currency.noRate")}{" "}
          <Link to={href("/admin/settings")}>{t("prices.currency.settings")}</Link>
        </p>
      )}
    </section>
  );
}

function Prices({ form, names, answer }: CurrencyFormProps) {
  const { t } = useTranslation();
  const { rate, day } = useFormat();
  const action = `${href("/admin/prices")}?${CURRENCY_FIELD}=${form.to}`;
  const errors = new Map(answer?.currency ? answer.errors : []);
  const { exchange, to, version, rows } = form;
  if (!exchange) return null;
  const values = { rate: rate(exchange.GEL), day: day(exchange.date) };
  return (
    <Form
      className={desk.form}

      action={action}

      {...SAVED_FORM}
    >
      <input type="hidden" name={VERSION_FIELD} value={versionOf("currency", answer, version)} />
      <input type="hidden" name={CURRENCY_FIELD} value={to} />
      <p>{t("prices.currency.lead", values)}</p>
      {form.isOld && <p className={message.notice}>{t("prices.currency.old", values)}</p>}
      <RowErrorSummary errors={errors} />
      <ol className={styles.rows}>
        {rows.map((one) => (
          <PriceRow
            key={one.key}
            row={{ ...one, amount: answer?.currency?.[one.key] ?? one.amount }}
            form={form}
            names={names}
            isWrong={errors.has(priceField(one.key))}
          />
        ))}
      </ol>
      <p className={row}>
        <button className={button.primary} name="intent" value={PRICE_INTENTS.switchCurrency}>
          {t(`prices.currency.save.${to}`)}
        </button>
        <Link className={button.secondary} to={href("/admin/prices")}>
          {t("prices.currency.cancel")}
        </Link>
      </p>
    </Form>
  );
}

type PriceRowProps = {
  row: CurrencyRow;
  form: CurrencyFormData;
  names: PriceNames;
  isWrong: boolean;
};

function PriceRow({ row: { key, of, now, amount }, form, names, isWrong }: PriceRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const labelOf = usePriceLabel(names);
  return (
    <li>
      <label className={styles.row}>
        <span className={styles.label}>
          {labelOf(of)}
          <span className={desk.soft}>
            {t("prices.currency.now", { price: money(now, form.from) })}
          </span>
        </span>
        <input
          id={priceField(key)}
          className={styles.input}
          name={priceField(key)}
          defaultValue={amount}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
        />
      </label>
    </li>
  );
}

/** Returns a function that says what a price is for, such as «Sedans, from 4 days on». */
function usePriceLabel({ cars, places }: PriceNames) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const carName = (id: string) => cars.find((car) => String(car.id) === id)?.name ?? `№ ${id}`;
  const rate = (name: string, days: number) => t("prices.rateOf", { name, days });
  const typeName = (type: "sedan" | "suv") => t(type === "sedan" ? "prices.sedans" : "prices.suvs");
  return (of: PriceOf): string => {
    switch (of.kind) {
      case "type":
        return rate(typeName(of.type), of.minDays);
      case "car":
        return rate(carName(of.car), of.minDays);
      case "deposit":
      case "excess":
      case "zeroExcess":
        return `${carName(of.car)}: ${t(`fleetDesk.fields.${of.kind}`)}`;
      case "season":
        return `${textIn(of.season.name, language)}: ${rate(typeName(of.type), of.minDays)}`;
      case "extra":
        return textIn(of.extra.name, language);
      case "fee":
        return of.part === "amount"
          ? ruleName(t, of.rule, places)
          : `${ruleName(t, of.rule, places)}, ${t("prices.fees.fields.atMost")}`;
      case "code":
        return t("booking.price.fees.discount", { code: of.code });
      case "claim":
        return t(`contentDesk.claims.${of.claim}`);
    }
  };
}
