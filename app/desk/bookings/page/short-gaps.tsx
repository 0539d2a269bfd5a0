import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { EndingPaper } from "~/booking/agenda/attention";
import { shortGapText } from "~/booking/gaps/short-gap-text";
import type { ShortGap } from "~/booking/gaps/short-gaps.queries.server";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { expiryOf } from "~/catalog/fleet/vehicles/expiry";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
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
            {t("operator.number", { id: gap.id })}&nbsp;· <bdi>{gap.name}</bdi>
          </Link>
        </p>
      ))}
    </div>
  );
}

type PaperWarningsProps = { papers: readonly EndingPaper[]; today: string };

/** A warning too: papers of the car end before the return, or have ended. */
export function PaperWarnings({ papers, today }: PaperWarningsProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (papers.length === 0) return null;
  return (
    <div className={message.problem}>
      {papers.map(({ kind, day: until, carId, vehicleId, rental }) => (
        <p key={kind}>
          {t(`operator.papers.${kind}.${endOf(until, rental, today)}`, { day: day(until) })}{" "}
          <Link to={vehicleAddress(carId, vehicleId)}>{t("desk.today.enterDate")}</Link>
        </p>
      ))}
    </div>
  );
}

/** `until` is the last valid day. */
function endOf(until: string, { start }: EndingPaper["rental"], today: string) {
  if (expiryOf(until, today) === "over") return "over";
  return until < start.slice(0, 10) ? "beforePickup" : "beforeReturn";
}
