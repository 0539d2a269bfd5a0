import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import { RefusedChange } from "./bookings/refused-change";
import type { DeskProblem } from "./desk-action.server";

const TEXTS = {
  wrong: "operator.wrongPassword",
  busy: "operator.busy",
  wait: "operator.tooManyTries",
  signedOut: "operator.signedOut",
  "not-found": "operator.notFound",
  bad: "operator.notChanged",
  unavailable: "operator.notChanged",
  stale: "operator.note.stale",
  unanswered: "operator.lost",
} as const;

export function DeskProblemMessage({ problem }: { problem: DeskProblem | undefined }) {
  const { t } = useTranslation();
  if (!problem) return null;
  if (problem.problem === "refused") return <RefusedChange {...problem} />;
  const count = problem.problem === "wait" ? problem.seconds : 0;
  return (
    <p className={message.problem} role="alert">
      {t(TEXTS[problem.problem], { count })}
    </p>
  );
}
