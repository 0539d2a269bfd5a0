import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useMoments } from "~/web/i18n/moments";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { SelectField } from "~/ui/form/select-field";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { BookingPageData } from "~/desk/bookings/page/booking-page.server";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";
import { BookingFormFields } from "~/desk/bookings/page/revision";
import type { Rental } from "~/desk/bookings/page/rental.queries.server";
import type { FreeVehicle } from "./car-choices.queries.server";
import type { CarChoices } from "./load-car.server";
import { swapValue } from "./move";
import { isolate } from "~/web/i18n/isolate";

type MoveFormsProps = Pick<BookingPageData, "booking" | "rental"> & {
  choices: CarChoices;
  address: string;
};

/**
 * Shows the forms that give the booking another vehicle, exchange it with another booking's, or pin it to
 * its own.
 */
export function MoveForms({ booking, rental, choices, address }: MoveFormsProps) {
  const { t } = useTranslation();
  const form = { booking, rental, action: address };
  return (
    <div className={styles.actions}>
      <details className={styles.decision} open={rental.isUnassigned}>
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t(rental.vehicle ? "operator.car.move" : "operator.car.assign")}
        </summary>
        {choices.free.length === 0 ? (
          <p>{t("operator.car.noneFree")}</p>
        ) : (
          <MoveForm {...form} free={choices.free} />
        )}
      </details>
      {choices.swaps.length > 0 && (
        <details className={styles.decision}>
          <summary className={`${button.secondary} ${styles.summary}`}>
            {t("operator.car.swap")}
          </summary>
          <SwapForm {...form} swaps={choices.swaps} />
        </details>
      )}
      {rental.vehicle && <PinForm {...form} vehicleId={rental.vehicle.id} />}
    </div>
  );
}

type CarFormProps = { booking: DeskBooking; rental: Rental; action: string };

function MoveForm({ free, ...form }: CarFormProps & Pick<CarChoices, "free">) {
  const { t } = useTranslation();
  const { duration } = useMoments();
  const labelOf = ({ isUpgrade, shortGap, ...vehicle }: FreeVehicle) => {
    const name = nameOf(vehicle);
    const label = isUpgrade ? t("operator.car.upgrade", { vehicle: name }) : name;
    return shortGap === null
      ? label
      : t("operator.gaps.choice", { vehicle: label, gap: duration(shortGap) });
  };
  const options = free.map((vehicle) => ({
    value: String(vehicle.vehicleId),
    label: labelOf(vehicle),
  }));
  return (
    <CarForm {...form} intent={DESK_INTENTS.move}>
      <SelectField
        id="move-vehicle"
        name="vehicleId"
        label={t("operator.car.free")}
        hint={t("operator.car.freeHint")}
        options={options}
        defaultValue={options[0]?.value}
      />
      <Checkbox
        id="move-pinned"
        name="pinned"
        label={t("operator.car.pin")}
        hint={t("operator.car.pinHint")}
      />
      <button className={button.primary}>{t("operator.car.give")}</button>
    </CarForm>
  );
}

function SwapForm({ swaps, ...form }: CarFormProps & Pick<CarChoices, "swaps">) {
  const { t } = useTranslation();
  const options = swaps.map((swap) => ({
    value: swapValue(swap),
    label: `${nameOf(swap)}: ${isolate(swap.name)}`,
  }));
  return (
    <CarForm {...form} intent={DESK_INTENTS.swap}>
      <SelectField
        id="swap-other"
        name="other"
        label={t("operator.car.swapWith")}
        options={options}
        defaultValue={options[0]?.value}
      />
      <button className={button.primary}>{t("operator.car.swapSubmit")}</button>
    </CarForm>
  );
}

function PinForm({ vehicleId, ...form }: CarFormProps & { vehicleId: number }) {
  const { t } = useTranslation();
  return (
    <CarForm {...form} intent={DESK_INTENTS.move}>
      <input type="hidden" name="vehicleId" value={vehicleId} />
      {!form.rental.isPinned && <input type="hidden" name="pinned" value="on" />}
      <button className={button.plain}>
        {t(form.rental.isPinned ? "operator.car.unpin" : "operator.car.keep")}
      </button>
    </CarForm>
  );
}

type FormProps = CarFormProps & {
  intent: (typeof DESK_INTENTS)["move" | "swap"];
  children: ReactNode;
};

/**
 * Shows the form of a vehicle. It sends the vehicle that the page shows: another one meanwhile is a
 * conflict.
 */
function CarForm({ booking, rental, action, intent, children }: FormProps) {
  return (
    <Form method="post" action={action} preventScrollReset className={styles.question}>
      <BookingFormFields intent={intent} booking={booking} />
      <input type="hidden" name="seen" value={rental.vehicle?.id ?? 0} />
      {children}
    </Form>
  );
}

function nameOf({ model, plate, number }: { model: string; plate: string | null; number: number }) {
  return `${model} · ${plate ?? number}`;
}
