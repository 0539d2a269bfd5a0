import { type ReactNode, useEffect, useRef } from "react";
import { href, useLocation, Form, useNavigate } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link, LinkInPlace } from "~/web/i18n/link";
import { NotificationBell } from "~/messaging/notifications/notification-bell";
import { message } from "~/ui/message.css";
import { useIsOutdated } from "~/web/browser/version";
import * as styles from "./desk-frame.css";
import { showsBell, showsSearch, type Frame } from "./frame";
import { MAX_SEARCH_LENGTH } from "~/desk/bookings/list/booking-filters";
import { button } from "~/ui/form/button.css";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as searchFormStyles from "~/desk/search/search-form.css";
import { clearCachedBookings } from "~/desk/bookings/list/cached-bookings";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { LANGUAGES } from "~/web/i18n/languages";
import { LanguageChoice, LanguageSwitch } from "~/ui/overlay/language-switch";
import * as moreSheetStyles from "./more-sheet.css";
import {
  isAtPage,
  MAIN_SECTIONS,
  MORE_SECTIONS,
  OWN_SECTION,
  placeOf,
  sectionsFor,
  type ShownSection,
} from "./sections";
import { SectionTabs } from "./section-tabs";
import { useFormat } from "~/web/i18n/format";
import * as sectionListStyles from "./section-list.css";
import { useHydrated } from "~/ui/use-hydrated";

type DeskFrameProps = { frame: Frame; siteName: string; children: ReactNode };

/** Shows the frame of the desk: a rail on wide screens, a bar at the bottom of narrow ones. */
export function DeskFrame({ frame, siteName, children }: DeskFrameProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const languages = { address: pathname + search, languages: LANGUAGES };
  return (
    <>
      <nav className={styles.rail} id="sections" aria-label={t("operator.tabs")}>
        <DeskBrand siteName={siteName} />
        <SectionList counts={frame.counts} role={frame.role} />
        <MoreSheet username={frame.username} role={frame.role} />
      </nav>
      <header className={styles.top} id="desk-head">
        {showsSearch(frame) && <SearchForm />}
        <LanguageSwitch {...languages} classes={HEAD_CLASSES} />
        {showsBell(frame) && (
          <section className={styles.bell} aria-label={t("notifications.title")}>
            <NotificationBell />
          </section>
        )}
      </header>
      <SectionTabs role={frame.role} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <NewVersion />
        {children}
      </main>
      <footer className={styles.foot} id="desk-foot">
        {frame.version !== null && <p>{t("operator.version", { version: frame.version })}</p>}
        <LanguageChoice {...languages} />
      </footer>
    </>
  );
}

/** Offers to load a new version. Nothing is loaded by itself: what is half typed stays. */
function NewVersion() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div role="status">
      {useIsOutdated() && (
        <p className={message.notice}>
          {t("operator.newVersion")} <a href={pathname + search}>{t("operator.reload")}</a>
        </p>
      )}
    </div>
  );
}

/** Shows the logo and the name, linked to the site. */
export function DeskBrand({ siteName }: { siteName: string }) {
  return (
    <Link className={styles.brand} to={href("/")}>
      <img src="/brand/mark-dark.svg" alt="" width={32} height={32} />
      {siteName}
    </Link>
  );
}

/** Shows the search of the desk, on each of its pages. */
function SearchForm() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = href("/admin/search");
  const q = pathname === page ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form
      className={searchFormStyles.form}
      role="search"
      aria-label={t("search.label")}
      action={page}
    >
      <label className={visuallyHidden} htmlFor="desk-search">
        {t("search.label")}
      </label>
      <input
        className={control}
        id="desk-search"
        type="search"
        name="q"
        key={q}
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={button.secondary}>
        <Icon name="search" />
        <span className={visuallyHidden}>{t("search.submit")}</span>
      </button>
    </Form>
  );
}

const HEAD_CLASSES = { opener: styles.language, name: styles.languageName };

/** Shows the other sections, one's account and the sign-out: at the foot of the rail, on phones a sheet. */
function MoreSheet({ username, role }: Pick<Frame, "username" | "role">) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { sheet, open } = useMoreSheet();
  return (
    <div className={moreSheetStyles.more} id={MORE_ID} ref={sheet} tabIndex={-1} data-open={open}>
      <ul className={moreSheetStyles.moreList}>
        {sectionsFor(MORE_SECTIONS, role).map((section) => (
          <li key={section.id} className={moreSheetStyles.item}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
      <div className={moreSheetStyles.foot}>
        {sectionsFor([OWN_SECTION], role).map((section) => (
          <SectionLink key={section.id} section={section}>
            {username && <span className={moreSheetStyles.name}>{username}</span>}
          </SectionLink>
        ))}
        <Form method="post" action={href("/admin")} reloadDocument onSubmit={clearCachedBookings}>
          <button className={moreSheetStyles.command} name="intent" value={DESK_INTENTS.signOut}>
            <Icon name="leave" />
            {t("operator.signOut")}
          </button>
        </Form>
        <LinkInPlace className={moreSheetStyles.close} to={{ search, hash: "#main" }} replace>
          <Icon name="close" />
          {t("desk.close")}
        </LinkInPlace>
      </div>
    </div>
  );
}

/** Shows the main sections, and on phones the link that opens the others. */
function SectionList({ counts, role }: Pick<Frame, "counts" | "role">) {
  const { t } = useTranslation();
  const location = useLocation();
  const current = placeOf(location)?.section;
  const isInMore = [...MORE_SECTIONS, OWN_SECTION].some(({ id }) => id === current);
  return (
    <ul className={sectionListStyles.list}>
      {sectionsFor(MAIN_SECTIONS, role).map((section) => (
        <li key={section.id} className={sectionListStyles.item}>
          <SectionLink section={section}>
            {section.id === "today" && counts && <WaitingBadge counts={counts} />}
            {section.id === "bookings" && counts && (
              <span className={sectionListStyles.total}>{` (${counts.bookings})`}</span>
            )}
          </SectionLink>
        </li>
      ))}
      <li className={sectionListStyles.moreItem}>
        <LinkInPlace
          className={sectionListStyles.link}
          to={{ search: location.search, hash: `#${MORE_ID}` }}
          aria-current={isInMore || undefined}
        >
          <Icon name="menu" />
          {t("desk.more")}
        </LinkInPlace>
      </li>
    </ul>
  );
}

type SectionLinkProps = { section: ShownSection; children?: ReactNode };

function SectionLink({ section, children }: SectionLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const { id, to, icon, pages } = section;
  const place = placeOf(location);
  const [page, ...others] = pages;
  // In a section with several pages, their row of links marks the current one.
  const isPage = page && others.length === 0 && isAtPage(location, page);
  return (
    <Link
      className={sectionListStyles.link}
      to={to}
      aria-current={place?.section === id ? (isPage ? "page" : true) : undefined}
    >
      <Icon name={icon} />
      <span>
        {t(section.name)}
        {children}
      </span>
    </Link>
  );
}

/** Shows how much waits for an answer, in one number; the text for screen readers says of what. */
function WaitingBadge({ counts }: { counts: NonNullable<Frame["counts"]> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { pending, messages, wishes } = counts;
  const words = [
    pending > 0 && t("desk.pending", { count: pending }),
    messages > 0 && t("desk.today.messages", { count: messages }),
    wishes > 0 && t("desk.today.wishes", { count: wishes }),
  ].filter((text) => typeof text === "string");
  if (words.length === 0) return null;
  return (
    <>
      <span className={sectionListStyles.badge} aria-hidden="true">
        {number(pending + messages + wishes)}
      </span>
      <span className={layout.visuallyHidden}> {words.join(", ")}</span>
    </>
  );
}

/** The fragment of the address that opens the sheet. */
const MORE_ID = "more";

/**
 * Returns whether the sheet is open. Without scripts `:target` shows the sheet. It does not follow the
 * router's navigations, so with scripts `open` is whether the address has the fragment; undefined before
 * hydration.
 */
function useMoreSheet() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const open = isHydrated ? hash === `#${MORE_ID}` : undefined;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) sheet.current?.focus();
  }, [open]);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      // The address is compared, not `open`: the key can come before React shows what the address has.
      if (key !== "Escape" || window.location.hash !== `#${MORE_ID}`) return;
      document.querySelector<HTMLElement>(`a[href$="#${MORE_ID}"]`)?.focus();
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [navigate, pathname, search]);
  return { sheet, open };
}
