import { href, Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import {
  ALL_MODELS,
  fleetAddress,
  MODEL_STATES,
  type FleetQuery,
  modelAddress,
} from "~/desk/fleet/fleet-query";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./fleet-list.css";
import type { FleetListData } from "./fleet-list.server";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { useNearDay } from "~/desk/moment";
import { useFormat } from "~/web/i18n/format";
import { badge } from "~/ui/badge.css";
import { ModelPicture } from "./model-picture";
import { useMoney } from "~/catalog/company/use-company";

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

/** Shows the commands of the list. */
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

type ModelRowProps = {
  model: ModelListing;
  /** The colour of the model's vehicles, as typed. */
  colour: string;
  isOpen: boolean;
};

/** Shows a model in the list: one link with everything that tells models apart. */
function ModelRow({ model, colour, isOpen }: ModelRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nearDay = useNearDay();
  const { currency } = useMoney();
  const { id, name, year, vehicles, lowestRate, nextBooking } = model;
  return (
    <Link className={styles.row} to={modelAddress(id)} aria-current={isOpen ? "page" : undefined}>
      <ModelPicture model={model} colour={colour} />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {t("fleetDesk.row.from", { price: money(lowestRate, currency) })}
      </span>
      <span className={styles.facts}>
        <span>{year}</span>
        <VehiclePips count={vehicles} />
        {nextBooking && <span>{t("fleetDesk.row.next", { day: nearDay(nextBooking.start) })}</span>}
        <StateBadge model={model} />
      </span>
    </Link>
  );
}

/** Shows a badge only for what differs from the usual, which is on the site and complete. */
function StateBadge({ model }: Pick<ModelRowProps, "model">) {
  const { t } = useTranslation();
  if (model.archivedAt) {
    return <span className={badge.quiet}>{t("fleetDesk.state.archived")}</span>;
  }
  if (!isIncomplete(model)) return null;
  return <span className={badge.notice}>{t("fleetDesk.state.incomplete")}</span>;
}

/** Returns whether visitors can't read about a model, or it has no vehicle. */
function isIncomplete({ missingTexts, vehicles, image }: ModelListing) {
  const lacksText = missingTexts.some((text) => text.startsWith("description."));
  return lacksText || vehicles === 0 || image === null;
}

/**
 * The maximum number of keys: more vehicles are only counted, as more keys would not fit beside the rest.
 */
const MAX_PIPS = 6;

/** Shows a key for each vehicle in service, and their number. */
function VehiclePips({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pips}>
      {Array.from({ length: Math.min(count, MAX_PIPS) }, (_, index) => (
        <i key={index} className={styles.pip} />
      ))}
      {t("fleetDesk.row.vehicles", { count })}
    </span>
  );
}
