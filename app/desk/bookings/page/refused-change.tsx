import { Form, href, useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskProblem } from "~/desk/desk-request.server";
import { ConflictList } from "./overlaps";

type Refused = Extract<DeskProblem, { problem: "refused" }>;

/** Why a booking was not changed, with the bookings in the way, and what can be done. */
export function RefusedChange({ id, refusal, conflicts }: Refused) {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>
        <strong>
          <Link to={href("/admin/bookings/:id", { id: String(id) })}>
            {t("operator.number", { id })}
          </Link>
          :
        </strong>{" "}
        {t(`operator.refusals.${refusal}`)}
      </p>
      <ConflictList conflicts={conflicts} />
      {refusal === "full" && <OverbookForm id={id} />}
    </div>
  );
}

/** The second step: confirms although no vehicle is free. */
function OverbookForm({ id }: Pick<Refused, "id">) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const action = useLocalTo(pathname + search);
  return (
    <Form method="post" action={action} preventScrollReset>
      <p>{t("operator.overbook.text")}</p>
      <input type="hidden" name="intent" value={DESK_INTENTS.status} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="overbook" value="true" />
      <button className={button.secondary} name="status" value="confirmed">
        {t("operator.overbook.submit")}
      </button>
    </Form>
  );
}
