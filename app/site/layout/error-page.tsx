import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";
import { CallLink } from "~/catalog/company/call-link";
import type { Refused } from "~/web/http/refused";

export type ErrorKind = "notFound" | "failed" | "unavailable" | "refused" | "tooLarge" | "bad";

/** E.164; null if the root's data is missing too. */
type Phone = string | null;

export function ErrorPage({ kind, phone }: { kind: ErrorKind; phone: Phone }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      picture={pictureOf(kind)}
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
    >
      <WaysOn phone={phone} />
    </ErrorState>
  );
}

/** Says when to try again. A form is not in it: the browser still has what was typed. */
export function RefusedPage({ refused, phone }: { refused: Refused; phone: Phone }) {
  const { t } = useTranslation();
  const { minutes: count, isForm } = refused;
  return (
    <ErrorState
      picture="failed"
      title={t("errors.tooMany.title")}
      text={isForm ? t("errors.tooMany.form", { count }) : t("errors.tooMany.text", { count })}
    >
      <WaysOn phone={phone} />
    </ErrorState>
  );
}

function WaysOn({ phone }: { phone: Phone }) {
  const { t } = useTranslation();
  const home = useLocalTo(href("/"));
  return (
    <>
      <a className={button.primary} href={home}>
        {t("errors.back")}
      </a>
      {phone && <CallLink className={button.secondary} phone={phone} />}
    </>
  );
}

function pictureOf(kind: ErrorKind) {
  if (kind === "notFound") return "not-found";
  return kind === "unavailable" ? kind : "failed";
}
