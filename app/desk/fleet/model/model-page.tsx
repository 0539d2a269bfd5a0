import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { HistorySection } from "~/desk/fleet/history/history-section";
import { TwoPanes } from "~/desk/fleet/two-panes";
import type { NewVehiclesAnswer } from "~/desk/fleet/vehicles/vehicle";
import type { PhotoData } from "~/desk/photos/photos.server";
import type { PhotoAnswer } from "~/desk/photos/photos";
import { PhotoSection } from "~/desk/photos/photo-section";
import { nameWithYear } from "~/catalog/fleet/car";
import { TEXT_FIELDS, type Model, type TextField } from "~/catalog/fleet/models/model";
import { modelFormTexts, type ModelFormField } from "~/catalog/fleet/models/model-form";
import { message } from "~/ui/message.css";
import { formStateOf } from "./form/form-state";
import type { ModelPageData } from "./model.server";
import { modelLabel, type ModelAnswer } from "./model";
import { ModelForm } from "./form/model-form";
import { ModelProblem, type ModelProblems } from "./model-problem";
import * as tabs from "~/ui/page/tabs.css";
import * as styles from "./missing-list.css";
import * as desk from "~/desk/desk-page.css";
import { type Vehicle, isInService } from "~/catalog/fleet/vehicles/vehicle";
import { AddVehiclesForm } from "~/desk/fleet/vehicles/add-vehicles-form";
import * as vehicleFormStyles from "~/desk/fleet/vehicles/vehicle-form.css";
import { VehicleTable } from "~/desk/fleet/vehicles/vehicle-table";
import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";
import { Link } from "~/web/i18n/link";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";
import { localizedNames, type LocalizedName } from "~/web/i18n/localized";
import type { TFunction } from "i18next";
import type { FormTexts } from "~/desk/fleet/model/form/known-values";

export type ModelPageAnswer =
  | { model: ModelAnswer }
  | { vehicles: NewVehiclesAnswer }
  | ModelProblems
  | PhotoAnswer
  | undefined;

type ModelPageProps = {
  page: ModelPageData & { model: Model; photos: PhotoData };
  done: string | null;
  answer: ModelPageAnswer;
};

export function ModelPage({ page, done, answer }: ModelPageProps) {
  const { t } = useTranslation();
  const { model, list, vehicles, photos, preview, history, today } = page;
  const sent = answer && "model" in answer ? answer.model : null;
  const problem = answer && ("problem" in answer || "nameTaken" in answer) ? answer : null;
  const { image } = preview.pictures;
  return (
    <TwoPanes list={list} open={model.id}>
      <DeskLayout
        title={nameWithYear(model)}
        note={<StateBadge model={model} />}
        actions={<ModelCommands model={model} />}
        done={answer ? null : done}
        problem={problem && <ModelProblem problem={problem} name={model.name} />}
        isRefused={isRefusal(answer)}
      >
        <SectionLinks />
        {model.archivedAt && <p className={message.notice}>{t("fleetDesk.restore.archived")}</p>}
        <MissingList missing={missingIn(modelFormTexts(model), { vehicles, image, today })} />
        <VehiclesSection
          model={model}
          vehicles={vehicles}
          today={today}
          answer={answer && "vehicles" in answer ? answer.vehicles : undefined}
        />
        <PhotoSection
          carId={model.id}
          data={photos}
          answer={answer && "kind" in answer ? answer : undefined}
        />
        <ModelForm
          address={modelAddress(model.id)}
          state={formStateOf(t, model, sent)}
          preview={preview}
        />
        <HistorySection model={model.name} history={history} />
      </DeskLayout>
    </TwoPanes>
  );
}

export function isRefusal(answer: ModelPageAnswer): boolean {
  if (!answer) return false;
  return !("model" in answer) || ["invalid", "stale"].includes(answer.model.kind);
}

const PAGE_SECTIONS = ["vehicles", "photos", "details", "preview", "history"] as const;

/** Shows links to the sections of the page: on phones it is long. */
function SectionLinks() {
  const { t } = useTranslation();
  return (
    <nav className={tabs.list} aria-label={t("fleetDesk.page.parts")}>
      {PAGE_SECTIONS.map((section) => (
        <a key={section} className={tabs.tabShape} href={`#${section}`}>
          {t(`fleetDesk.page.${section}`)}
        </a>
      ))}
    </nav>
  );
}

/** The targets where something missing can be added, if not at the field of its name. */
const TARGETS: Partial<Record<Missing, string>> = { vehicles: "vehicles", photo: "photos" };

/** Shows what a model lacks, with links to the places to add it. */
function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <div className={message.notice}>
      <p className={styles.title}>{t("fleetDesk.missing.title")}</p>
      <ul className={styles.list}>
        {missing.map((one) => (
          <li key={one}>
            <a className={styles.link} href={`#${TARGETS[one] ?? one}`}>
              {missingText(t, one)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type VehiclesSectionProps = {
  model: { id: number; name: string };
  vehicles: readonly Vehicle[];
  today: string;
  answer: NewVehiclesAnswer | undefined;
};

/** Shows the vehicles of a model; those that are no longer in service are folded. */
function VehiclesSection({ model, vehicles, today, answer }: VehiclesSectionProps) {
  const { t } = useTranslation();
  const isFormer = ({ inServiceTo }: Vehicle) => inServiceTo !== null && inServiceTo < today;
  const former = vehicles.filter(isFormer);
  const current = vehicles.filter((vehicle) => !isFormer(vehicle));
  const title = t("fleetDesk.vehicles.count", { count: current.length });
  const formerTitle = t("fleetDesk.vehicles.former", { count: former.length });
  return (
    <section className={vehicleFormStyles.section} id="vehicles" aria-labelledby="vehicles-title">
      <h2 className={desk.title} id="vehicles-title">
        {title}
      </h2>
      {current.length === 0 ? (
        <p>{t("fleetDesk.vehicles.none")}</p>
      ) : (
        <VehicleTable caption={title} model={model.name} vehicles={current} today={today} />
      )}
      <AddVehiclesForm model={model.id} answer={answer} />
      {former.length > 0 && (
        <details>
          <summary>{formerTitle}</summary>
          <VehicleTable caption={formerTitle} model={model.name} vehicles={former} today={today} />
        </details>
      )}
    </section>
  );
}

type ModelCommandsProps = { model: Model };

function StateBadge({ model }: ModelCommandsProps) {
  const { t } = useTranslation();
  return model.archivedAt ? (
    <span className={badge.quiet}>{t("fleetDesk.state.archived")}</span>
  ) : (
    <span className={badge.good}>{t("fleetDesk.state.active")}</span>
  );
}

/** Shows what can be done with a model besides changing it. */
function ModelCommands({ model: { id, archivedAt } }: ModelCommandsProps) {
  const { t } = useTranslation();
  const params = { id: String(id) };
  return (
    <>
      {archivedAt === null && (
        <Link className={button.plain} to={href("/:lng?/cars/:id", params)}>
          {t("fleetDesk.page.see")}
        </Link>
      )}
      <CommandForm id={id} className={button.plain} intent={FLEET_INTENTS.copy}>
        {t("fleetDesk.copy.button")}
      </CommandForm>
      {archivedAt === null ? (
        <Link className={button.plain} to={href("/admin/fleet/:id/archive", params)}>
          {t("fleetDesk.archive.link")}
        </Link>
      ) : (
        <CommandForm id={id} className={button.secondary} intent={FLEET_INTENTS.restore}>
          {t("fleetDesk.restore.button")}
        </CommandForm>
      )}
    </>
  );
}

type CommandFormProps = { id: number; className: string; intent: string; children: ReactNode };

function CommandForm({ id, className, intent, children }: CommandFormProps) {
  return (
    <Form method="post" action={modelAddress(id)} reloadDocument>
      <button className={className} name="intent" value={intent}>
        {children}
      </button>
    </Form>
  );
}

export type Missing = LocalizedName<TextField> | "engine" | "driveType" | "vehicles" | "photo";

/**
 * Returns what a model lacks for visitors: the description in each language, and other texts where only
 * another language has them.
 */
export function missingIn(
  texts: FormTexts,
  { vehicles, image, today }: { vehicles: readonly Vehicle[]; image: string | null; today: string },
): Missing[] {
  const isEmpty = (field: ModelFormField) => texts[field].trim() === "";
  const missing = TEXT_FIELDS.flatMap((name) => {
    const fields = localizedNames(name);
    return name === "description" || !fields.every(isEmpty) ? fields.filter(isEmpty) : [];
  });
  return [
    ...missing,
    ...(["engine", "driveType"] as const).filter(isEmpty),
    ...(vehicles.some((vehicle) => isInService(vehicle, today)) ? [] : (["vehicles"] as const)),
    ...(image ? [] : (["photo"] as const)),
  ];
}

/** Returns what is missing in words. */
function missingText(t: TFunction, missing: Missing): string {
  const [name = "", lang] = missing.split(".");
  if (!lang) return t(`fleetDesk.missing.${missing as Exclude<Missing, LocalizedName>}`);
  const label = modelLabel(t, missing as LocalizedName<TextField>);
  return name === "features" ? t("fleetDesk.missing.features", { label }) : label;
}
