import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { TwoPanes } from "~/desk/fleet/two-panes";
import { formStateOf } from "./form/form-state";
import type { ModelPageData } from "./model.server";
import type { ModelAnswer } from "./model";
import { ModelForm } from "./form/model-form";
import { isRefusal } from "./model-page";
import { ModelProblem, type ModelProblems } from "./model-problem";

type NewModelPageProps = {
  page: ModelPageData;
  answer: { model: ModelAnswer } | ModelProblems | undefined;
};

export function NewModelPage({ page, answer }: NewModelPageProps) {
  const { t } = useTranslation();
  const sent = answer && "model" in answer ? answer.model : null;
  const problem = answer && !("model" in answer) ? answer : null;
  return (
    <TwoPanes list={page.list}>
      <DeskLayout
        title={t("fleetDesk.page.newTitle")}
        problem={problem && <ModelProblem problem={problem} name="" />}
        isRefused={isRefusal(answer)}
      >
        <p>{t("fleetDesk.page.newLead")}</p>
        <ModelForm
          address={href("/admin/fleet/new")}
          state={formStateOf(t, null, sent)}
          preview={page.preview}
        />
      </DeskLayout>
    </TwoPanes>
  );
}
