import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Closing } from "~/ui/overlay/closing";

/** The way from reading to booking. */
export function GuidesCall() {
  const { t } = useTranslation();
  return (
    <Closing title={t("guides.call.title")} text={t("guides.call.text")}>
      <Link className={button.dawn} to={href("/")}>
        {t("guides.call.action")}
      </Link>
    </Closing>
  );
}
