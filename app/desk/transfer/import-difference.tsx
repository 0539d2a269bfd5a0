import { useTranslation } from "~/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { Table } from "~/ui/page/table";
import type { ImportAnswer } from "./import-answer";

type ImportDifferenceProps = Extract<ImportAnswer, { kind: "difference" }>;

/** What the checked file would change. */
export function ImportDifference({ lines, count }: Omit<ImportDifferenceProps, "kind">) {
  const { t } = useTranslation();
  return (
    <div className={desk.part}>
      <h2 className={desk.title}>{t("transfer.difference.title")}</h2>
      <p role="status">
        {count === 0 ? t("transfer.difference.none") : t("transfer.difference.text")}
      </p>
      {count > 0 && (
        <Table
          caption={t("transfer.difference.title")}
          quiet
          head={[
            t("transfer.difference.what"),
            t("transfer.difference.before"),
            t("transfer.difference.after"),
          ]}
          rows={lines.map(({ what, before, after }) => [what, before, after])}
        />
      )}
      {count > lines.length && <p>{t("transfer.more", { count: count - lines.length })}</p>}
    </div>
  );
}
