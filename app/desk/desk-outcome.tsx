import { useState } from "react";
import { useTranslation } from "react-i18next";
import { message } from "~/ui/message.css";
import { PageTitle } from "~/ui/page/page-title";
import type { DeskProblem } from "./desk-action.server";
import type { DeskFlash } from "./desk-flash.server";
import { DeskProblemMessage } from "./desk-problem";

type DeskOutcomeProps = {
  title: string;
  told: DeskFlash | null;
  problem: DeskProblem | undefined;
};

/** How the last form of a page of the desk ended, in the page and in its title. */
export function DeskOutcome({ title, told, problem }: DeskOutcomeProps) {
  const done = useFlashText(told);
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

/** The server sends a flash message for some seconds; reading the page again must not remove it. */
function useFlashText(told: DeskFlash | null) {
  const { t } = useTranslation();
  const [last, setLast] = useState(told);
  if (told && told !== last) setLast(told);
  if (!last) return null;
  return "resent" in last
    ? t("delivery.unsent.resent", { count: last.resent })
    : t(`operator.flash.${last.status}`, { id: last.id });
}
