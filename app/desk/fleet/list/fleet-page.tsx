import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { DuePapers } from "./due-papers";
import { FleetList, FleetTools } from "./fleet-list";
import * as styles from "./fleet-page.css";
import type { FleetPageData } from "./load-fleet-page.server";
import { OrderForm } from "./order-form";

type FleetPageProps = {
  page: FleetPageData;
  done: string | null;
  /** The refused positions; null if the form was not understood. */
  answer: { typed: Record<string, string> | null } | undefined;
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
          <OrderForm models={list.models} typed={answer?.typed ?? null} />
        ) : (
          <FleetList list={list} />
        )}
        {!isOrder && <DuePapers due={due} today={today} />}
      </div>
    </DeskLayout>
  );
}
