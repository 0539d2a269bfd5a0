import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { answersAtOnce } from "~/catalog/availability/at-once";
import { useAnswers } from "~/catalog/company/use-company";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { CallToAction } from "~/ui/overlay/call-to-action";

export function GuidesCallToAction() {
  const { t } = useTranslation();
  const text = answersAtOnce(useAnswers()) ? "guides.call.textAtOnce" : "guides.call.text";
  return (
    <CallToAction title={t("guides.call.title")} text={t(text)}>
      <Link className={button.dawn} to={href("/")}>
        {t("guides.call.action")}
      </Link>
    </CallToAction>
  );
}
