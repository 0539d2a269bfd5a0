import { useTranslation } from "~/i18n/use-translation";
import { Pagination } from "~/ui/page/pagination";

type ListPagesProps = {
  /** Null on the first page. */
  previous: string | null;
  /** Null on the last page. */
  next: string | null;
};

/** Links to the neighbouring pages of a long list of cars. */
export function ListPages({ previous, next }: ListPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      label={t("fleet.pages.label")}
      newer={previous === null ? null : { to: previous, text: t("fleet.pages.previous") }}
      older={next === null ? null : { to: next, text: t("fleet.pages.next") }}
    />
  );
}
