import { useState } from "react";
import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import { PageTitle } from "~/ui/page/page-title";
import type { DeskProblem } from "./desk-action.server";
import type { DeskFlash } from "./desk-flash.server";
import { DeskProblemMessage } from "./desk-problem";

type DeskOutcomeProps = {
  title: string;
  flash: DeskFlash | null;
  problem: DeskProblem | undefined;
};

/** How the last form of a page of the desk ended, in the page and in its title. */
export function DeskOutcome({ title, flash, problem }: DeskOutcomeProps) {
  const done = useFlashText(flash);
  return (
    <>
      <PageTitle title={title} isRefused={problem !== undefined} done={done} />
      {done && (
        <p className={message.good} role="status">
          {done}
        </p>
      )}
      <DeskProblemMessage problem={problem} />
    </>
  );
}

/**
 * The message stays after a revalidation, when the cookie is already cleared. State derived from the
 * previous render is set during render, not in an effect: react.dev/reference/react/useState.
 */
function useFlashText(flash: DeskFlash | null) {
  const { t } = useTranslation();
  const [last, setLast] = useState(flash);
  if (flash && flash !== last) setLast(flash);
  if (!last) return null;
  return "resent" in last
    ? t("delivery.unsent.resent", { count: last.resent })
    : t(`operator.flash.${last.status}`, { id: last.id });
}
