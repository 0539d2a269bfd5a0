import { Form, href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { clearCachedBookings } from "~/desk/bookings/list/cached-bookings";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { LinkInPlace } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { LanguageSwitch } from "~/ui/overlay/language-switch";
import type { Frame } from "./frame";
import * as styles from "./more-sheet.css";
import { MORE_SECTIONS, sectionsFor, type AnySection } from "./sections";
import { SectionLink } from "./section-list";
import { MORE_ID, useMoreSheet } from "./use-more-sheet";

const LANGUAGE_CLASSES = {
  opener: styles.command,
  panel: styles.languages,
  item: styles.command,
};

/** The other sections, the language and the sign-out: at the foot of the rail, on phones a sheet. */
export function MoreSheet({ username, role }: Pick<Frame, "username" | "role">) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { sheet, open } = useMoreSheet();
  return (
    <div className={styles.more} id={MORE_ID} ref={sheet} tabIndex={-1} data-open={open}>
      <ul className={styles.moreList}>
        {sectionsFor<AnySection>(MORE_SECTIONS, role).map((section) => (
          <li key={section.id}>
            <SectionLink section={section}>
              {section.id === "account" && username && (
                <span className={styles.name}>{username}</span>
              )}
            </SectionLink>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <LanguageSwitch address={pathname + search} classes={LANGUAGE_CLASSES} />
        <Form method="post" action={href("/admin")} reloadDocument onSubmit={clearCachedBookings}>
          <button className={styles.command} name="intent" value={DESK_INTENTS.signOut}>
            <Icon name="leave" />
            {t("operator.signOut")}
          </button>
        </Form>
        <LinkInPlace className={styles.close} to={{ search, hash: "#main" }} replace>
          <Icon name="close" />
          {t("desk.close")}
        </LinkInPlace>
      </div>
    </div>
  );
}
