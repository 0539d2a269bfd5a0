import { useEffect, useRef } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { whatsappLink, type Company } from "~/catalog/company/company";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { rememberDismissal } from "./help-dismissal";
import * as styles from "./help-prompt.css";

/**
 * Offers help after the delay of `help-prompt.css.ts` (specification 2). Its summary dismisses it: without scripts for the page,
 * with them for the session.
 */
export function HelpPrompt({ company }: { company: Company }) {
  const { t } = useTranslation();
  const prompt = useRef<HTMLDetailsElement>(null);
  const dismiss = () => prompt.current?.removeAttribute("open");
  // The inline loader has done it for the prompt of the document.
  useEffect(rememberDismissal, []);
  return (
    <details className={styles.root} data-prompt="help" open ref={prompt}>
      <summary className={styles.close} aria-label={t("home.prompt.close")}>
        <Icon name="close" />
      </summary>
      <h2 className={styles.title}>{t("home.prompt.title")}</h2>
      <p className={styles.text}>{t("home.prompt.text")}</p>
      <Answers whatsapp={company.whatsapp} onBook={dismiss} />
    </details>
  );
}

function Answers({ whatsapp, onBook }: { whatsapp: string; onBook: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.actions}>
      <a
        className={button.primary}
        href={whatsappLink(whatsapp, t("home.prompt.message"))}
        rel="noopener"
      >
        <Icon name="chat" />
        {t("home.prompt.whatsapp")}
      </a>
      <Link className={button.secondary} to={NAV_TARGETS.booking} onClick={onBook}>
        {t("home.prompt.book")}
      </Link>
    </p>
  );
}
