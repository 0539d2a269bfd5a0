import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { NotificationBell } from "~/notifications/notification-bell";
import { DeskBrand } from "./desk-frame";
import * as styles from "./gate-frame.css";
import { LanguageForm } from "./language-form";

/** The frame of the sign-in form, without the sections. */
export function GateFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <header className={styles.head}>
        <DeskBrand siteName={siteName} />
        <LanguageForm className={styles.language} address={pathname + search} />
        <NotificationBell />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
