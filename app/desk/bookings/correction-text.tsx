import { correctionLines } from "~/booking/manage/correct/correction";
import { useTranslation } from "~/web/i18n/use-translation";

/** Shows what a customer has corrected, with the values before and after. `text` is that of the event. */
export function CorrectionText({ text }: { text: string }) {
  const { t } = useTranslation();
  return correctionLines(t, text).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
