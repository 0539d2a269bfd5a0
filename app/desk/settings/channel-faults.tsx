import { href, useLocation, useRouteLoaderData } from "react-router";
import type { ChannelFault } from "~/messaging/channel-settings";
import * as styles from "~/desk/desk-page.css";
import type { Frame } from "~/desk/frame/frame";
import { channelFaultText } from "~/messaging/channel-fault-text";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import { message } from "~/ui/message.css";

/** Shows why channels are off though some of their settings are set; nothing if none is. */
export function ChannelFaults({ faults }: { faults: readonly ChannelFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <section className={styles.section} id="channels" aria-labelledby="channels-title">
      <h2 className={styles.title} id="channels-title">
        {t("settings.channels.title")}
      </h2>
      <div className={message.problem} role="alert">
        {faults.map((fault) => (
          <p key={`${fault.name} ${fault.reason}`}>{channelFaultText(t, fault)}</p>
        ))}
      </div>
      <p>{t("settings.channels.lead")}</p>
    </section>
  );
}

const FIRST_PAGES = new Set([href("/admin"), href("/admin/today")]);

/** Says on the desk's first pages, to those who may open the settings, that channels have faults. */
export function ChannelNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<{ frame: Frame | null }>("routes/desk/frame");
  if (!data?.frame?.hasChannelFaults || !FIRST_PAGES.has(pathname)) return null;
  return (
    <p className={message.problem} role="alert">
      {t("settings.channels.notice")}{" "}
      <Link to={`${href("/admin/settings")}#channels`}>{t("settings.channels.link")}</Link>
    </p>
  );
}
