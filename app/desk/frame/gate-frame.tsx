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
  const languages = { address: pathname + search, languages: LANGUAGES };
  return (
    <>
      <header className={styles.head}>
        <DeskBrand siteName={siteName} />
        <LanguageSwitch {...languages} classes={{ opener: styles.language }} />
        <NotificationBell />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageChoice {...languages} />
      </footer>
    </>
  );
}
