import { modelPartAddress } from "~/desk/bookings/page/car-part";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import { Checkbox } from "~/ui/form/choice";
import { standaloneLink } from "~/ui/link.css";
import { KNOWS_NONE } from "./model-fields";

/** Before a booking of no model is confirmed: its model and its price, or that staff know that it has none. */
export function UnnamedCar({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t("operator.model.unnamed")}{" "}
        <Link className={standaloneLink} to={modelPartAddress(id)}>
          {t("operator.model.enter")}
        </Link>
      </p>
      <Checkbox
        id={`${KNOWS_NONE}-${id}`}
        name={KNOWS_NONE}
        label={t("operator.model.knowsNone")}
      />
    </>
  );
}
