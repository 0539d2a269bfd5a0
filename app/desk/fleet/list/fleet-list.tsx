import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { ALL_MODELS, fleetAddress, MODEL_STATES, type FleetQuery } from "~/desk/fleet/fleet-query";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./fleet-list.css";
import type { FleetListData } from "./load-fleet-list.server";
import { ModelRow } from "./model-row";
import { FleetSearch } from "./fleet-search";

type FleetListProps = {
  list: FleetListData;
  /** The id of the model that the page shows. */
  open?: number;
};

export function FleetList({ list, open }: FleetListProps) {
  const { t } = useTranslation();
  const { query, models } = list;
  return (
    <section className={styles.root} aria-label={t("fleetDesk.models")}>
      <FleetSearch query={query} />
      <States list={list} />
      {models.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ul className={styles.list}>
          {models.map((model) => (
            <li key={model.id} className={styles.item}>
              <ModelRow model={model} colour={model.colour} isOpen={model.id === open} />
            </li>
          ))}
        </ul>
      )}
      {query.state === "active" && query.q === "" && models.length > 1 && (
        <div>
          <Link className={button.plain} to={fleetAddress({ order: true })}>
            {t("fleetDesk.order.change")}
          </Link>
        </div>
      )}
    </section>
  );
}

/** The commands of the list. */
export function FleetTools() {
  const { t } = useTranslation();
  return (
    <Link className={button.secondary} to={href("/admin/fleet/new")}>
      {t("fleetDesk.add")}
    </Link>
  );
}

function States({ list: { query, counts } }: Pick<FleetListProps, "list">) {
  const { t } = useTranslation();
  return (
    <nav className={styles.chips} aria-label={t("fleetDesk.states.label")}>
      {MODEL_STATES.map((state) => (
        <Link
          key={state}
          className={styles.chip}
          to={fleetAddress({ q: query.q, state })}
          aria-current={state === query.state ? true : undefined}
        >
          {t(`fleetDesk.states.${state}`, { count: counts[state] })}
        </Link>
      ))}
    </nav>
  );
}

function Empty({ query }: { query: FleetQuery }) {
  const { t } = useTranslation();
  if (query.q === "") {
    return <p>{t(`fleetDesk.empty.${query.state === "archived" ? "noArchived" : "none"}`)}</p>;
  }
  return (
    <>
      <p>{t("fleetDesk.empty.noMatch", { query: query.q })}</p>
      <div>
        <Link className={button.secondary} to={fleetAddress(ALL_MODELS)}>
          {t("fleetDesk.search.reset")}
        </Link>
      </div>
    </>
  );
}
