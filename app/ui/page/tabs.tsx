import { Tabs as Radix } from "radix-ui";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./tabs.css";

export type Tab = { id: string; label: string; content: React.ReactNode };

type TabsProps = { label: string; tabs: readonly [Tab, ...Tab[]] };

/**
 * Tabs by the address's hash. Without scripts all panels are one below the other, with a row of links
 * to them.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return useHydrated() ? (
    <LiveTabs label={label} tabs={tabs} />
  ) : (
    <div className={styles.root}>
      <nav className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <a key={id} className={styles.tab} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, label: text, content }) => (
        <section key={id} className={styles.panel} id={id} aria-label={text}>
          {content}
        </section>
      ))}
    </div>
  );
}

function LiveTabs({ label, tabs }: TabsProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = (tabs.find(({ id }) => hash === `#${id}`) ?? tabs[0]).id;
  const choose = (id: string) =>
    navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return (
    <Radix.Root className={styles.root} value={chosen} onValueChange={choose}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <Radix.Trigger key={id} className={styles.tab} value={id}>
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} forceMount hidden={id !== chosen}>
          <div className={styles.panel} id={id}>
            {content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
