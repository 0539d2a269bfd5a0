import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { modelAddress, vehicleAddress } from "~/desk/fleet/fleet-query";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { Plate } from "~/desk/fleet/plate";
import { HolderForm } from "~/desk/rentals/holder-form";
import type { VehicleRentals } from "~/desk/rentals/load-rentals.server";
import {
  vehicleLabel,
  type Vehicle,
  VEHICLE_FIELDS,
  type VehicleField,
} from "~/catalog/fleet/vehicles/vehicle";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import type { VehiclePageData } from "./vehicle.server";
import * as styles from "./vehicle-form.css";
import { type RemovalAnswer, type VehicleAnswer, vehicleWords } from "./vehicle";
import { Form } from "react-router";
import * as desk from "~/desk/desk-page.css";
import { FLEET_INTENTS, VERSION_FIELD } from "~/desk/fleet/fleet";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { message } from "~/ui/message.css";
import { BookingLink } from "~/desk/bookings/booking-link";
import { useMoment } from "~/desk/desk-hooks";
import { StatusBadge } from "~/booking/status-badge";
import { isolate } from "~/web/i18n/isolate";
import { Pagination } from "~/ui/page/pagination";
import type { VehicleRental } from "~/desk/rentals/holders";
import * as rentalsStyles from "~/desk/rentals/rentals.css";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { StaleBox } from "~/desk/fleet/stale/stale-box";
import { vehicleFormTexts } from "~/catalog/fleet/vehicles/vehicle-form";
import { otherSignIn } from "~/catalog/fleet/vehicles/plate";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PlateOwners, useOwnerTexts } from "./plate-owners";
import { InputField } from "~/ui/form/field";

type VehiclePageProps = {
  page: VehiclePageData;
  rentals: VehicleRentals;
  answer: { vehicle: VehicleAnswer } | RemovalAnswer | { problem: "bad" } | undefined;
};

export function VehiclePage({ page: { vehicle, model }, rentals, answer }: VehiclePageProps) {
  const { t } = useTranslation();
  const label = vehicleLabel(model, vehicle);
  const form = answer && "vehicle" in answer ? answer.vehicle : undefined;
  const removal = answer && "removal" in answer ? answer.removal : undefined;
  const address = vehicleAddress(vehicle.carId, vehicle.id);
  return (
    <DeskLayout
      title={vehicle.plate ? model : label}
      note={vehicle.plate && <Plate plate={vehicle.plate} />}
      problem={answer && "problem" in answer && <ModelProblem problem={answer} name={model} />}
      isRefused={
        removal !== undefined ||
        (answer && "problem" in answer) ||
        (form !== undefined && form.kind !== "accepted")
      }
    >
      <div className={styles.page}>
        <Link className={standaloneLink} to={modelAddress(vehicle.carId)}>
          <Icon name="back" />
          {t("fleetDesk.vehicles.back", { model })}
        </Link>
        <VehicleForm vehicle={vehicle} answer={form} />
        <HolderForm action={`${address}#holder`} {...rentals} isOfVehicle />
        <RentalList {...rentals} pageAddress={(number) => `${address}?page=${number}#rentals`} />
        <RemoveVehicleForm vehicle={vehicle} label={label} answer={removal} />
      </div>
    </DeskLayout>
  );
}

type RemoveVehicleFormProps = {
  vehicle: Vehicle;
  label: string;
  answer: RemovalAnswer["removal"] | undefined;
};

/**
 * Shows the form that ends the service of a vehicle, or removes one that was never used. It asks by a box
 * to tick.
 */
function RemoveVehicleForm({ vehicle, label, answer }: RemoveVehicleFormProps) {
  const { t } = useTranslation();
  const action = vehicleAddress(vehicle.carId, vehicle.id);
  return (
    <Form className={desk.section} method="post" action={action} reloadDocument noValidate>
      <h2 className={desk.title}>{t("fleetDesk.vehicles.remove.title")}</h2>
      {answer && (
        <p className={message.problem} role="alert">
          {t(`fleetDesk.vehicles.remove.${answer}`)}
        </p>
      )}
      <p>{t("fleetDesk.vehicles.remove.text")}</p>
      <input type="hidden" name={VERSION_FIELD} value={vehicle.version} />
      <Checkbox
        id="confirmed"
        name="confirmed"
        label={t("fleetDesk.vehicles.remove.confirm", { vehicle: label })}
      />
      <div>
        <button className={button.secondary} name="intent" value={FLEET_INTENTS.removeVehicle}>
          {t("fleetDesk.vehicles.remove.submit")}
        </button>
      </div>
    </Form>
  );
}

type RentalListProps = {
  rentals: readonly VehicleRental[];
  /** Returns the address of a page of the list. */
  pageAddress: (page: number) => string;
  /** The number of the page, from 1. */
  page: number;
  hasMore: boolean;
  /** Today in business time. */
  today: string;
};

/**
 * Shows the rentals of a vehicle with their minutes, newest first: as they were if that is marked, else as
 * planned.
 */
function RentalList({ rentals, pageAddress, page, hasMore, today }: RentalListProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const linkTo = (to: number, text: string) => ({ to: pageAddress(to), text });
  return (
    <section className={desk.section} id="rentals" aria-labelledby="rentals-title">
      <h2 className={desk.title} id="rentals-title">
        {t("search.rentals.title")}
      </h2>
      {rentals.length === 0 && <p>{t("search.rentals.none")}</p>}
      <ul className={rentalsStyles.list}>
        {rentals.map(({ bookingId, name, status, basis, start, end }) => (
          <li key={`${bookingId} ${basis} ${start}`} className={rentalsStyles.item}>
            <div className={rentalsStyles.head}>
              <BookingLink id={bookingId}>
                {`${bookingId} · ${isolate(name) || t("person.erasedName")}`}
              </BookingLink>
              <StatusBadge status={status} />
            </div>
            <p>
              {moment(start)} – {moment(end)}
              {basis !== "returned" && (
                <span className={desk.soft}>&nbsp;· {t(`search.rentals.basis.${basis}`)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        label={t("search.rentals.pages")}
        newer={page > 1 ? linkTo(page - 1, t("search.rentals.newer")) : null}
        older={hasMore ? linkTo(page + 1, t("search.rentals.older")) : null}
      />
    </section>
  );
}

type VehicleFormProps = { vehicle: Vehicle; answer: VehicleAnswer | undefined };

function VehicleForm({ vehicle, answer }: VehicleFormProps) {
  const { t } = useTranslation();
  const action = vehicleAddress(vehicle.carId, vehicle.id);
  const ownerTexts = useOwnerTexts(answer?.owners ?? []);
  const texts = answer?.typed ?? vehicleFormTexts(vehicle);
  const sign = otherSignIn(texts.plate);
  const messages = (field: VehicleField) => [
    ...(answer?.errors[field] ?? []).map((key) => t(key, { sign })),
    ...(field === "plate" ? ownerTexts : []),
  ];
  const entries = VEHICLE_FIELDS.map((id) => ({ id, messages: messages(id) }));
  const save = answer?.kind === "stale" ? "stale.overwrite" : "vehicles.save";
  return (
    <Form
      className={desk.section}
      id="vehicle"

      action={action}

      {...SAVED_FORM}
    >
      {/* The first submit button is pressed by Enter in a field. */}
      <button hidden name="intent" value={FLEET_INTENTS.saveVehicle}>
        {t("fleetDesk.vehicles.save")}
      </button>
      <input type="hidden" name={VERSION_FIELD} value={answer?.version ?? vehicle.version} />
      <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />
      <PlateOwners owners={answer?.owners ?? []} />
      {answer?.kind === "stale" && (
        <StaleBox
          title={t("fleetDesk.vehicles.stale")}
          conflicts={answer.conflicts}
          updated={answer.updated}
          texts={texts}
          words={vehicleWords(t)}
        />
      )}
      {answer?.kind === "accepted" && (
        <p className={message.notice} role="status">
          {t("fleetDesk.stale.accepted")}
        </p>
      )}
      <VehicleFields texts={texts} messages={messages} />
      <div>
        <button className={button.primary} name="intent" value={FLEET_INTENTS.saveVehicle}>
          {t(`fleetDesk.${save}`)}
        </button>
      </div>
    </Form>
  );
}

type VehicleFieldsProps = {
  texts: Readonly<Record<VehicleField, string>>;
  messages: (field: VehicleField) => string[];
};

const DATE = { type: "date" } as const;

/** The attributes of the inputs; the server parses every field as text. */
const CONTROLS: Partial<Record<VehicleField, React.ComponentProps<"input">>> = {
  plate: { autoCapitalize: "characters", spellCheck: false },
  vin: { autoCapitalize: "characters", spellCheck: false, maxLength: 17 },
  odometer: { inputMode: "numeric" },
  inServiceFrom: DATE,
  inServiceTo: DATE,
  inspectionUntil: DATE,
  insuranceUntil: DATE,
};

function VehicleFields({ texts, messages }: VehicleFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      {VEHICLE_FIELDS.map((field) => (
        <InputField
          key={field}
          id={field}
          name={field}
          label={t(`fleetDesk.vehicles.fields.${field}`)}
          hint={field === "inServiceTo" ? t("fleetDesk.vehicles.hints.inServiceTo") : undefined}
          errors={messages(field)}
          input={CONTROLS[field]}
          defaultValue={texts[field]}
        />
      ))}
    </div>
  );
}
