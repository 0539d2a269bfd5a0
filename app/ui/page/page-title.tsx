import { useTranslation } from "~/web/i18n/use-translation";

type PageTitleProps = {
  title: string;
  /** Whether a form of the page was refused. */
  isRefused?: boolean;
  /** The message about what a form of the page has just done. */
  done?: string | null;
  /** The number of unread messages, shown as `(2)`. If a form was refused, only that is said. */
  unread?: number;
};

/**
 * The title of a page with forms: it is read first, so it says how the last one ended. The route's `meta`
 * then has no title, as the first one in a document counts.
 */
export function PageTitle({ title, isRefused = false, done = null, unread = 0 }: PageTitleProps) {
  const { t } = useTranslation();
  if (isRefused) return <title>{t("site.refusedTitle", { title })}</title>;
  const count = unread > 0 ? `(${unread}) ` : "";
  return <title>{count + (done ? `${done} · ${title}` : title)}</title>;
}
