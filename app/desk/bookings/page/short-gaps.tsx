import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { shortGapText } from "~/booking/gaps/short-gap-text";
import type { ShortGap } from "~/booking/gaps/short-gaps.queries.server";
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
