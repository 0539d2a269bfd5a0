import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";

type MapLinkProps = { url: string; place: string; children: string };

/** A link to a place on Google Maps, in a new tab. */
export function MapLink({ url, place, children }: MapLinkProps) {
  const { t } = useTranslation();
  return (
    <a className={button.secondary} href={url} target="_blank" rel="noopener">
      <Icon name="pin" />
      {children}
      <span className={visuallyHidden}>{t("blog.newTab", { place })}</span>
    </a>
  );
}
