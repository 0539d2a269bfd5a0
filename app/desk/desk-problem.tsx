import { useTranslation } from "~/i18n/use-translation";
import { message } from "~/ui/message.css";
import { RefusedChange } from "./bookings/page/refused-change";
import type { DeskProblem } from "./desk-request.server";

const TEXTS = {
  wrong: "operator.wrongPassword",
  expired: "operator.expiredPassword",
  code: "operator.code.missing",
  wrongCode: "operator.code.wrong",
  lockedCode: "operator.code.locked",
  clock: "operator.code.clock",
  passkey: "operator.passkey.needed",
  wrongPasskey: "operator.passkey.wrong",
  busy: "operator.busy",
  wait: "operator.tooManyTries",
  signedOut: "operator.signedOut",
  "not-found": "operator.notFound",
  bad: "operator.notChanged",
  unavailable: "operator.notChanged",
  stale: "operator.note.stale",
  model: "operator.model.errors.any",
  unanswered: "operator.lost",
} as const;

function countOf(problem: DeskProblem) {
  if (problem.problem === "wait") return problem.seconds;
  return problem.problem === "clock" ? problem.minutes : 0;
}

export function DeskProblemMessage({ problem }: { problem: DeskProblem | undefined }) {
  const { t } = useTranslation();
  if (!problem) return null;
  if (problem.problem === "refused") return <RefusedChange {...problem} />;
  const count = countOf(problem);
  return (
    <p className={message.problem} role="alert">
      {t(TEXTS[problem.problem], { count })}
    </p>
  );
}
