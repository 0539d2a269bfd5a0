import { useTranslation } from "~/web/i18n/use-translation";
import { whatsappLink } from "~/catalog/company/company";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { usePromises } from "~/catalog/company/use-company";
import { Link } from "~/web/i18n/link";
import { Accordion } from "~/ui/page/accordion";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";
import { standaloneLink } from "~/ui/link.css";
import type { Question } from "~/texts/page-texts";

type QuestionsProps = { questions: readonly Question[] };

export function Questions({ questions }: QuestionsProps) {
  const entries = questions.map((entry) => ({
    id: entry.id,
    title: entry.question,
    content: <Answer {...entry} />,
  }));
  return <Accordion name="faq" entries={entries} />;
}

function Answer({ answer, link }: Pick<Question, "answer" | "link">) {
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <Link className={standaloneLink} to={link.to}>
            {link.text}
          </Link>
        </p>
      )}
    </>
  );
}

/** Invites to ask by WhatsApp. `whatsapp` is in E.164. */
export function AskUs({ whatsapp }: { whatsapp: string }) {
  const { t } = useTranslation();
  return (
    <CallToAction
      title={t("faq.closing.title")}
      text={t(usePromises().person ? "faq.closing.text" : "faq.closing.short")}
    >
      <Link className={button.dawn} to={NAV_TARGETS.contact}>
        {t("faq.closing.contact")}
      </Link>
      <a className={button.onNight} href={whatsappLink(whatsapp)} rel="noopener">
        {t("faq.closing.whatsapp")}
      </a>
    </CallToAction>
  );
}
