import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { otherSignIn, plateFault, plateForm } from "~/catalog/fleet/vehicles/plate";
import { button } from "~/ui/form/button.css";
import { InputField } from "~/ui/form/field";
import type { HolderAnswer, TypedQuestion } from "./find-holders.server";
import * as styles from "./rentals.css";
import { BookingLink } from "~/desk/bookings/booking-link";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { PhoneLink } from "~/desk/phone-link";
import { useMoment } from "~/desk/desk-hooks";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import type { Holder } from "./holders";

type HolderFormProps = {
  /** The address of the page that answers the question. */
  action: string;
  typed: TypedQuestion;
  answer: HolderAnswer | null;
  /** Whether the page is that of a vehicle: no plate is asked for. */
  isOfVehicle?: boolean;
  /** Today in business time. */
  today: string;
};

/**
 * Shows the form that asks who had a plate at a minute, as fines need it, with the answer above the fields.
 */
export function HolderForm({ action, typed, answer, isOfVehicle = false, today }: HolderFormProps) {
  const { t } = useTranslation();
  const faults = answer?.kind === "faults" ? answer.faults : [];
  const sign = otherSignIn(typed.plate);
  const errors = (field: keyof TypedQuestion) => {
    if (!faults.includes(field)) return [];
    const named = field === "plate" && sign ? plateFault(typed.plate) : null;
    return [named ? t(named, { sign }) : t(`search.holder.faults.${field}`)];
  };
  const input = {
    plate: { autoCapitalize: "characters", spellCheck: false, required: true },
    date: { type: "date", max: today, required: true },
    time: { type: "time", required: true },
  };
  const fields = (["plate", "date", "time"] as const).filter(
    (field) => field !== "plate" || !isOfVehicle,
  );
  return (
    <section className={desk.section} id="holder" aria-labelledby="holder-title">
      <h2 className={desk.title} id="holder-title">
        {t(isOfVehicle ? "search.holder.titleOfVehicle" : "search.holder.title")}
      </h2>
      {answer && answer.kind !== "faults" && (
        <HolderResult answer={answer} plate={typed.plate} today={today} />
      )}
      <p className={desk.soft}>{t("search.holder.hint")}</p>
      <Form className={desk.form} method="get" action={action}>
        <div className={styles.fields}>
          {fields.map((field) => (
            <InputField
              key={field}
              id={`holder-${field}`}
              name={field}
              label={t(`search.holder.fields.${field}`)}
              errors={errors(field)}
              input={input[field]}
              defaultValue={typed[field]}
            />
          ))}
        </div>
        <div>
          <button className={button.secondary}>{t("search.holder.submit")}</button>
        </div>
      </Form>
    </section>
  );
}

type Result = Exclude<HolderAnswer, { kind: "faults" }>;

type HolderResultProps = { answer: Result; plate: string; today: string };

/** Says who had a plate at a minute, or that nobody had. */
function HolderResult({ answer, plate, today }: HolderResultProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  if (answer.kind !== "known") {
    return (
      <p className={message.notice} role="status">
        {t(`search.holder.${answer.kind}`, { plate: isolate(plateForm(plate)) })}
      </p>
    );
  }
  return (
    <div className={desk.form} role="status">
      {answer.vehicles.map(({ vehicle, holders, otherwise, note }) => (
        <div key={vehicle.id}>
          <p>
            <Link to={vehicleAddress(vehicle.carId, vehicle.id)}>
              <bdi>{modelAndVehicle(vehicle.model, vehicle)}</bdi>
            </Link>
            {"\u00a0· "}
            {moment(answer.moment)}
          </p>
          {holders.length === 0 && (
            <p>
              <strong>
                {t(`search.holder.otherwise.${otherwise}`, { moment: moment(vehicle.knownSince) })}
              </strong>{" "}
              {otherwise === "block" && <bdi>{note}</bdi>}
            </p>
          )}
          <ul className={styles.list}>
            {holders.map((holder) => (
              <HolderItem key={holder.bookingId} holder={holder} today={today} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function HolderItem({ holder, today }: { holder: Holder; today: string }) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const { bookingId, name, phone, phoneE164, basis, isSure, isAfterEnd } = holder;
  const times = { start: moment(holder.start), end: moment(holder.end) };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <BookingLink id={bookingId}>
          {`${bookingId} · ${isolate(name) || t("person.erasedName")}`}
        </BookingLink>
        {phone && <PhoneLink phone={phone} phoneE164={phoneE164} />}
      </div>
      <p className={isSure ? undefined : message.notice}>
        {t(isAfterEnd ? "search.holder.afterEnd" : `search.holder.basis.${basis}`, times)}
      </p>
    </li>
  );
}
