import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { NotificationBell } from "~/messaging/notifications/notification-bell";
import { DeskBrand } from "./desk-frame";
import { LANGUAGES } from "~/web/i18n/languages";
import { LanguageChoice, LanguageSwitch } from "~/ui/overlay/language-switch";
import * as styles from "./gate-frame.css";

/** Shows the frame of the sign-in form, without the sections. */
export function GateFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <header className={styles.head}>
        <DeskBrand siteName={siteName} />
        <LanguageSwitch
          address={pathname + search}
          languages={LANGUAGES}
          classes={{ opener: styles.language }}
        />
        <NotificationBell />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
        <div className={styles.choice}>
          <LanguageChoice address={pathname + search} languages={LANGUAGES} />
        </div>
      </main>
    </>
  );
}
