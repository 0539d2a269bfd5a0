import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { textIn } from "~/web/i18n/localized";
import { countryName } from "~/catalog/fleet/prices/price-line-label";
import { RULE_KINDS, type RuleKind } from "~/catalog/pricing/fee-rules";
import type { MainCurrency } from "~/catalog/pricing/money";
import { useMoney } from "~/catalog/company/use-company";
import * as desk from "~/desk/desk-page.css";
import { InputField } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { keysOf } from "~/web/records";
import { versionOf, type PricesAnswer } from "~/desk/prices/prices";
import { PricesForm } from "~/desk/prices/prices-form";
import type { PricesPageData } from "~/desk/prices/prices.server";
import { RowsTable, type RowColumn } from "~/desk/prices/rows-table";
import type { TypedRow } from "~/desk/prices/typed-rows";
import { CODE_FIELDS, CODE_UNITS, codeRows } from "./code-rows";
import { COUNTING_FIELD, DAY_KINDS, feeCells, feeField, feesForm, GRACE_FIELD } from "./fee-tables";

type FeesFormProps = Pick<PricesPageData, "fees" | "places"> & { answer: PricesAnswer | undefined };

/** Shows the form of the fees, a table for each kind, and of the counting of days. */
export function FeesForm({ fees, places, answer }: FeesFormProps) {
  const { t } = useTranslation();
  const cells = feeCells(useMoney().currency, places.table);
  const shown = answer?.fees ?? feesForm(cells, fees.table);
  const errors = new Map(answer?.fees ? answer.errors : []);
  const columnsOf = useFeeColumns(cells, places);
  const graceError = errors.get(GRACE_FIELD);
  return (
    <PricesForm subject="fees" version={versionOf("fees", answer, fees.version)} errors={errors}>
      <h3>{t("prices.fees.counting")}</h3>
      <SelectField
        id={COUNTING_FIELD}
        name={COUNTING_FIELD}
        label={t("prices.fees.countingBy")}
        defaultValue={shown.counting}
        options={DAY_KINDS.map((value) => ({ value, label: t(`prices.fees.dayKinds.${value}`) }))}
      />
      <InputField
        id={GRACE_FIELD}
        name={GRACE_FIELD}
        label={t("prices.fees.grace")}
        hint={t("prices.fees.graceHint")}
        errors={graceError && [t(graceError)]}
        input={{ inputMode: "numeric" }}
        defaultValue={shown.graceMinutes}
      />
      {RULE_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`fees-${kind}`}>
          <h3 id={`fees-${kind}`}>{t(`prices.fees.kinds.${kind}`)}</h3>
          <p className={desk.soft}>{t(`prices.fees.leads.${kind}`)}</p>
          <RowsTable
            caption={t(`prices.fees.kinds.${kind}`)}
            subject="fees"
            columns={columnsOf(kind)}
            rows={shown.rows[kind].map((row) => fieldsOf(kind, row))}
            errors={errors}
          />
        </section>
      ))}
    </PricesForm>
  );
}

/** Returns a row by the names of its form fields. */
function fieldsOf(kind: RuleKind, row: TypedRow): TypedRow {
  return Object.fromEntries(
    Object.entries(row).map(([field, text]) => [feeField(kind, field), text]),
  );
}

/** Returns a function that returns the columns of a kind of fee. */
function useFeeColumns(cells: ReturnType<typeof feeCells>, places: PricesPageData["places"]) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const placeName = (slug: string) => {
    const place = places.table.find((one) => one.slug === slug);
    return place ? textIn(place.name, language) : t("booking.chooseLocation");
  };
  const words: Readonly<Record<string, (choice: string) => string>> = {
    currency: (choice) => t(`prices.currency.names.${choice as MainCurrency}`),
    perDay: (choice) =>
      t(choice === "day" ? "prices.extras.units.day" : "prices.extras.units.once"),
    country: (choice) => countryName(t, choice),
    pickup: placeName,
    return: placeName,
  };
  return (kind: RuleKind): RowColumn[] =>
    keysOf(cells[kind]).map((field) => ({
      field: feeField(kind, field),
      label: t(`prices.fees.fields.${field as "amount"}`),
      kind: words[field] && field !== "currency" ? "options" : "number",
      options: cells[kind][field]?.choices?.map(
        (choice) => [choice, words[field]?.(choice) ?? choice] as const,
      ),
    }));
}

type CodesFormProps = Pick<PricesPageData, "codes" | "codeUses"> & {
  answer: PricesAnswer | undefined;
};

/** Shows the form of the discount codes, with the bookings that have each. */
export function CodesForm({ codes, codeUses, answer }: CodesFormProps) {
  const { t } = useTranslation();
  const errors = new Map(answer?.codes ? answer.errors : []);
  const uses = (row: TypedRow) => {
    const count = codeUses[row.code ?? ""];
    return count === undefined ? null : t("prices.codes.uses", { count });
  };
  return (
    <PricesForm subject="codes" version={versionOf("codes", answer, codes.version)} errors={errors}>
      <RowsTable
        caption={t("prices.codes.title")}
        subject="codes"
        columns={CODE_FIELDS.map((field) => ({
          field,
          label: t(`prices.codes.fields.${field}`),
          kind: field === "code" ? "text" : "number",
          options:
            field === "unit"
              ? CODE_UNITS.map(
                  (unit) =>
                    [unit, unit === "percent" ? "%" : t(`prices.currency.names.${unit}`)] as const,
                )
              : undefined,
        }))}
        rows={answer?.codes ?? codeRows(codes.table)}
        errors={errors}
        noteOf={uses}
      />
    </PricesForm>
  );
}
