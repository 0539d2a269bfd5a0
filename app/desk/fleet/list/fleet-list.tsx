import { href, Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ALL_MODELS, fleetAddress, MODEL_STATES, type FleetQuery } from "~/desk/fleet/fleet-query";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./fleet-list.css";
import type { FleetListData } from "./load-fleet-list.server";
import { ModelRow } from "./model-row";
import { LanguageField } from "~/web/i18n/language-field";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";

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

function FleetSearch({ query }: { query: FleetQuery }) {
  const { t } = useTranslation();
  return (
    <Form className={styles.search} method="get" action={href("/admin/fleet")} role="search">
      <LanguageField />
      <label className={visuallyHidden} htmlFor="fleet-search">
        {t("fleetDesk.search.label")}
      </label>
      <input
        className={control}
        id="fleet-search"
        type="search"
        name="q"
        key={query.q}
        defaultValue={query.q}
        placeholder={t("fleetDesk.search.label")}
        autoComplete="off"
      />
      {query.state === "archived" && <input type="hidden" name="state" value={query.state} />}
      <button className={button.secondary}>
        <Icon name="search" />
        <span className={visuallyHidden}>{t("fleetDesk.search.submit")}</span>
      </button>
    </Form>
  );
}
