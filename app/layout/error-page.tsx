import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Trouble } from "~/ui/page/trouble";
import { CallLink } from "~/company/call-link";

export type ErrorKind = "notFound" | "failed" | "away" | "refused" | "tooMany" | "tooLarge" | "bad";

type ErrorPageProps = {
  kind: ErrorKind;
  /** E.164; null where even that is unknown. */
  phone: string | null;
};

/** What the site answers with instead of the page that was asked for. */
export function ErrorPage({ kind, phone }: ErrorPageProps) {
  const { t } = useTranslation();
  const home = useLocalTo(href("/"));
  return (
    <Trouble
      picture={kind === "notFound" ? "not-found" : kind === "away" ? "away" : "failed"}
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
    >
      <a className={button.primary} href={home}>
        {t("errors.back")}
      </a>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </Trouble>
  );
}
