import type { Translation } from "../translation";
import type { staffTexts as english } from "../en/staff";
import { account } from "./account";
import { accounts } from "./accounts";
import { calendar } from "./calendar";
import { contentDesk } from "./content-desk";
import { delivery } from "./delivery";
import { desk } from "./desk";
import { feeds } from "./feeds";
import { fleetDesk } from "./fleet-desk";
import { mailsDesk } from "./mails-desk";
import { models } from "./models";
import { moments } from "./moments";
import { newBooking } from "./new-booking";
import { operator } from "./operator";
import { person } from "./person";
import { photos } from "./photos";
import { prices } from "./prices";
import { search } from "./search";
import { security } from "./security";
import { settings } from "./settings";
import { setup } from "./setup";
import { transfer } from "./transfer";
import { vehicles } from "./vehicles";
import { visits } from "./visits";

/** What only staff see, in Georgian: the desk, and messages to the operator. */
export const staffTexts = {
  account,
  accounts,
  calendar,
  contentDesk,
  delivery,
  desk,
  feeds,
  fleetDesk,
  mailsDesk,
  models,
  moments,
  newBooking,
  operator,
  person,
  photos,
  prices,
  search,
  security,
  settings,
  setup,
  transfer,
  vehicles,
  visits,
} satisfies Translation<typeof english>;
