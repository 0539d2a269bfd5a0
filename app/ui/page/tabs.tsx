import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";
import { tabByKey } from "./tab-by-key";
import * as styles from "./tabs.css";

export type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: readonly [Tab, ...Tab[]] };

/**
 * Tabs that the address's hash opens. Before hydration, and without scripts, they are links to the panels,
 * of which CSS shows one. Hydration changes attributes only, so that what the visitor uses remains in
 * place.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const hydrated = useHydrated();
  const { chosen, choose } = useChosenTab(tabs);
  return (
    <div className={hydrated ? styles.root : styles.plainRoot}>
      <div className={styles.list} role={hydrated ? "tablist" : "navigation"} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <a
            key={id}
            className={styles.tab}
            id={tabId(id)}
            href={`#${id}`}
            {...(hydrated && liveTab(tabs, id, chosen, choose))}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <section
          key={id}
          className={styles.panel}
          id={id}
          aria-labelledby={tabId(id)}
          {...(hydrated && { role: "tabpanel", tabIndex: 0, hidden: id !== chosen })}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

const tabId = (id: string) => `${id}-tab`;

function useChosenTab(tabs: TabsProps["tabs"]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = (tabs.find(({ id }) => hash === `#${id}`) ?? tabs[0]).id;
  const choose = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return { chosen, choose };
}

function liveTab(
  tabs: TabsProps["tabs"],
  id: string,
  chosen: string,
  choose: (id: string) => void,
) {
  return {
    role: "tab",
    "aria-selected": id === chosen,
    "aria-controls": id,
    tabIndex: id === chosen ? 0 : -1,
    onClick(event: MouseEvent) {
      event.preventDefault();
      choose(id);
    },
    onKeyDown(event: KeyboardEvent) {
      const next = tabByKey(event.key, tabs, id);
      if (!next) return;
      event.preventDefault();
      choose(next.id);
      document.getElementById(tabId(next.id))?.focus();
    },
  };
}
