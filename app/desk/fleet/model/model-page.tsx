import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { HistorySection } from "~/desk/fleet/history/history-section";
import { TwoPanes } from "~/desk/fleet/two-panes";
import { VehiclesSection } from "~/desk/fleet/vehicles/vehicles-section";
import type { NewVehiclesAnswer } from "~/desk/fleet/vehicles/vehicles-answer";
import type { PhotoData } from "~/desk/photos/load-photos.server";
import type { PhotoAnswer } from "~/desk/photos/photo-answer";
import { PhotoSection } from "~/desk/photos/photo-section";
import { nameWithYear } from "~/catalog/fleet/car";
import type { Model } from "~/catalog/fleet/models/model";
import { modelFormTexts } from "~/catalog/fleet/models/model-form";
import { message } from "~/ui/message.css";
import { formStateOf } from "./form/form-state";
import type { ModelPageData } from "./load-model-page.server";
import { missingIn } from "./missing";
import { MissingList } from "./missing-list";
import type { ModelAnswer } from "./model-answer";
import { ModelCommands, StateBadge } from "./model-commands";
import { ModelForm } from "./form/model-form";
import { ModelProblem, type ModelProblems } from "./model-problem";
import * as tabs from "~/ui/page/tabs.css";

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
        <PartLinks />
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

const PARTS = ["vehicles", "photos", "details", "preview", "history"] as const;

/** Links to the parts of the page: on phones it is long. */
function PartLinks() {
  const { t } = useTranslation();
  return (
    <nav className={tabs.list} aria-label={t("fleetDesk.page.parts")}>
      {PARTS.map((part) => (
        <a key={part} className={tabs.tabShape} href={`#${part}`}>
          {t(`fleetDesk.page.${part}`)}
        </a>
      ))}
    </nav>
  );
}
