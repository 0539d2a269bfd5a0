import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { DuePapers } from "./due-papers";
import { FleetList, FleetTools } from "./fleet-list";
import * as styles from "./fleet-page.css";
import type { FleetPageData } from "./load-fleet-page.server";
import type { OrderAnswer } from "./order-action.server";
import { OrderForm } from "./order-form";

type FleetPageProps = {
  page: FleetPageData;
  done: string | null;
  answer: OrderAnswer | undefined;
};

/** The list of models; with `?order` a form of their positions. */
export function FleetPage({ page: { list, due, today }, done, answer }: FleetPageProps) {
  const { t } = useTranslation();
  const isOrder = list.query.order;
  return (
    <DeskLayout
      title={t(isOrder ? "fleetDesk.order.title" : "fleetDesk.title")}
      actions={!isOrder && <FleetTools />}
      done={answer ? null : done}
      problem={answer?.typed === null && <ModelProblem problem={{ problem: "bad" }} name="" />}
      isRefused={answer !== undefined}
    >
      <div className={styles.panes}>
        {isOrder ? (
          <OrderForm
            models={list.models}
            typed={answer?.isStale ? null : (answer?.typed ?? null)}
            isStale={answer?.isStale}
          />
        ) : (
          <FleetList list={list} />
        )}
        {!isOrder && <DuePapers due={due} today={today} />}
      </div>
    </DeskLayout>
  );
}
