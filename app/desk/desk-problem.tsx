import { useTranslation } from "~/web/i18n/use-translation";
import { MAX_CANCEL_NOTE } from "~/booking/status";
import { useMoments } from "~/web/i18n/moments";
import { message } from "~/ui/message.css";
import type { DecidedBooking } from "./bookings/page/decision-forms";
import { RefusedChange, TypedSentence } from "./bookings/page/refused-change";
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
  longSentence: "operator.cancelNote.tooLong",
  unanswered: "operator.lost",
} as const;

const NO_BOOKINGS: readonly DecidedBooking[] = [];

type DeskProblemMessageProps = {
  problem: DeskProblem | undefined;
  /** The bookings that the page can decide. */
  bookings?: readonly DecidedBooking[];
};

export function DeskProblemMessage({ problem, bookings = NO_BOOKINGS }: DeskProblemMessageProps) {
  const { t } = useTranslation();
  const { duration, pause } = useMoments();
  if (!problem) return null;
  if (problem.problem === "refused") {
    return <RefusedChange refused={problem} bookings={bookings} />;
  }
  const isClock = problem.problem === "clock";
  const time = isClock
    ? duration(problem.minutes)
    : pause("seconds" in problem ? problem.seconds : 0);
  const values = { time, max: MAX_CANCEL_NOTE };
  return (
    <div className={message.problem} role="alert">
      <p>{t(TEXTS[problem.problem], values)}</p>
      {"sentence" in problem && <TypedSentence text={problem.sentence} />}
    </div>
  );
}
