import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { EndingPaper } from "~/booking/agenda/attention";
import { shortGapText } from "~/booking/gaps/short-gap-text";
import type { ShortGap } from "~/booking/gaps/short-gaps.queries.server";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { message } from "~/ui/message.css";

/** A warning, not a refusal: little time for washing and driving. */
export function ShortGaps({ gaps }: { gaps: readonly ShortGap[] }) {
  const { t } = useTranslation();
  if (gaps.length === 0) return null;
  return (
    <div className={message.notice}>
      {gaps.map((gap) => (
        <p key={gap.id}>
          {shortGapText(t, gap)}{" "}
          <Link to={href("/admin/bookings/:id", { id: String(gap.id) })}>
            {t("operator.number", { id: gap.id })} · <bdi>{gap.name}</bdi>
          </Link>
        </p>
      ))}
    </div>
  );
}

/** A warning too: papers of the car end before the return. */
export function PaperWarnings({ papers }: { papers: readonly EndingPaper[] }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (papers.length === 0) return null;
  return (
    <div className={message.problem}>
      {papers.map(({ kind, day: until, carId, vehicleId }) => (
        <p key={kind}>
          {t(`operator.papers.${kind}`, { day: day(until) })}{" "}
          <Link to={vehicleAddress(carId, vehicleId)}>{t("desk.today.enterDate")}</Link>
        </p>
      ))}
    </div>
  );
}
