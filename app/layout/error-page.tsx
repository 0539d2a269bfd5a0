import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { CallLink } from "~/company/call-link";

export type ErrorKind =
  | "notFound"
  | "failed"
  | "unavailable"
  | "refused"
  | "tooMany"
  | "tooLarge"
  | "bad";

type ErrorPageProps = {
  kind: ErrorKind;
  /** E.164; null if the root's data is missing too. */
  phone: string | null;
};

export function ErrorPage({ kind, phone }: ErrorPageProps) {
  const { t } = useTranslation();
  const home = useLocalTo(href("/"));
  return (
    <ErrorState
      picture={pictureOf(kind)}
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
    >
      <a className={button.primary} href={home}>
        {t("errors.back")}
      </a>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </ErrorState>
  );
}

function pictureOf(kind: ErrorKind) {
  if (kind === "notFound") return "not-found";
  return kind === "unavailable" ? kind : "failed";
}
