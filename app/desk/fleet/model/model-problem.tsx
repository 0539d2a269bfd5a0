import { useTranslation } from "~/web/i18n/use-translation";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";

/** Why a form of the page was refused, if it is not shown in the form. */
export type ModelProblems =
  | { problem: "bad" | "tooLarge" }
  /** An archived model can't be restored: another one on offer has its name. */
  | { nameTaken: { other: number | null } };

export function ModelProblem({ problem, name }: { problem: ModelProblems; name: string }) {
  const { t } = useTranslation();
  if ("problem" in problem) {
    return (
      <p className={message.problem} role="alert">
        {t(`fleetDesk.problems.${problem.problem}`)}
      </p>
    );
  }
  const { other } = problem.nameTaken;
  return (
    <div className={message.problem} role="alert">
      <p>{t("fleetDesk.restore.taken", { name })}</p>
      {other !== null && (
        <p>
          <Link to={modelAddress(other)}>{t("fleetDesk.restore.other", { name })}</Link>
        </p>
      )}
    </div>
  );
}
